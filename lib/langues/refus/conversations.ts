import { conversations as ar } from '../messages/ar/refus/conversations';
import { conversations as en } from '../messages/en/refus/conversations';
import { conversations as fr } from '../messages/fr/refus/conversations';
import { wordsOf } from '../words';

/** What the calls about conversations refuse. */
export const refus = wordsOf({ fr, en, ar });
