import type { Langue } from './langue.mjs';
import { say } from './say.mjs';
import { type Given, inLangue } from './words';

type Texts = Record<string, string>;
/** A language's sentences for what is wrong with a value, by domain (`saisies.ts`). */
export type Saisies = Record<string, Texts>;

let judging: { langue: Langue; texts: Saisies } | undefined;

/** Judges values (at once, without waiting) so that the sentences of schemas are said in that language; French where it lacks one. */
export function judgeIn<T>(langue: Langue, texts: Saisies, judge: () => T): T {
  const before = judging;
  judging = { langue, texts };
  try {
    return judge();
  } finally {
    judging = before;
  }
}

/**
 * The sentences of a domain's schemas, as zod takes them: `z.number(saisie('poids'))`, `.min(1, saisie('prixMin'))`,
 * `.refine(fits, saisie('troisLignes'))`. They are said when a value is judged (`judgeIn`), else in French.
 */
export function sentencesOf<French extends Texts>(
  domain: string,
  french: French,
): (key: keyof French & string, values?: Given) => { error: () => string } {
  return (key, values = {}) => ({
    error: () => {
      const text = judging?.texts[domain]?.[key];
      const langue = text === undefined || !judging ? 'fr' : judging.langue;
      return say(langue, text ?? french[key] ?? '', inLangue(values, langue));
    },
  });
}
