import { remises as ar } from '../messages/ar/refus/remises';
import { remises as en } from '../messages/en/refus/remises';
import { remises as fr } from '../messages/fr/refus/remises';
import { wordsOf } from '../words';

/** What the calls about remises refuse. */
export const refus = wordsOf({ fr, en, ar });
