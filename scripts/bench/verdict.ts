import { say } from '../lib/say.mjs';

/** A figure that is wanted, what was measured, and whether that is enough. */
export type Wanted = { label: string; value: string; reached: boolean };

const missed: string[] = [];

/** Prints a target with whether it was reached; one that was not is remembered for the end. */
export function judge({ label, value, reached }: Wanted): void {
  const line = `${label} : ${value}`;
  say(`${reached ? '✓ atteint' : '✖ manqué '}  ${line}`);
  if (!reached) missed.push(line);
}

/** Says once more, last, what was missed. Answers the exit code: what judges can fail. */
export function conclude(): 0 | 1 {
  if (missed.length === 0) return 0;
  say(`\n✖ ${missed.length} valeur(s) manquée(s) :`);
  for (const line of missed) say(`  ${line}`);
  return 1;
}
