import { payments as ar } from '../messages/ar/refus/payments';
import { payments as en } from '../messages/en/refus/payments';
import { payments as fr } from '../messages/fr/refus/payments';
import { wordsOf } from '../words';

/** What the calls about payments refuse. */
export const refus = wordsOf({ fr, en, ar });
