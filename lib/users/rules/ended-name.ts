import { normaliser } from '@/lib/core/text/normaliser';
import { LANGUES } from '@/lib/langues/langue.mjs';
import { displayName, ENDED } from '../labels';

const closed = (name: string) => normaliser(name).replaceAll(' ', '');
const TAKEN = [
  ...LANGUES.map((langue) => displayName(ENDED, langue)),
  `${ENDED.lastName} ${ENDED.firstName}`,
].map(closed);

/**
 * Whether a whole name reads as that of an account that has ended, whatever its case, accents, spaces, punctuation and order:
 * nobody who is there bears it, as it leads to no profile.
 */
export function isEndedName(name: string): boolean {
  return TAKEN.includes(closed(name));
}
