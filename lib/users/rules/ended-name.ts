import { normaliser } from '@/lib/core/text/text';
import { displayName, ENDED } from '../labels';

/** Said on the field to who wants the name of an account that has ended. */
export const NAME_OF_ENDED = 'Ce nom désigne un compte supprimé\u202f: écrivez le vôtre.';

const closed = (name: string) => normaliser(name).replaceAll(' ', '');
const TAKEN = [displayName(ENDED), `${ENDED.lastName} ${ENDED.firstName}`].map(closed);

/**
 * Whether a whole name reads as that of an account that has ended, whatever its case, accents, spaces, punctuation and order:
 * nobody who is there bears it, as it leads to no profile.
 */
export function isEndedName(name: string): boolean {
  return TAKEN.includes(closed(name));
}
