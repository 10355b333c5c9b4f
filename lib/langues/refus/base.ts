import { base as ar } from '../messages/ar/refus/base';
import { base as en } from '../messages/en/refus/base';
import { base as fr } from '../messages/fr/refus/base';
import { type Said, wordsOf } from '../words';

const refus = wordsOf({ fr, en, ar });
const KEYS = Object.keys(fr) as (keyof typeof fr)[];

/** What the database refused in French, in whichever language; as it said it, when nobody translated it. */
export function saidByDatabase(french: string): Said {
  const key = KEYS.find((one) => fr[one] === french);
  return key ? refus(key) : () => french;
}
