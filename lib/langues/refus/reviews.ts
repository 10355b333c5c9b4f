import { reviews as ar } from '../messages/ar/refus/reviews';
import { reviews as en } from '../messages/en/refus/reviews';
import { reviews as fr } from '../messages/fr/refus/reviews';
import { wordsOf } from '../words';

/** What the calls about reviews refuse. */
export const refus = wordsOf({ fr, en, ar });
