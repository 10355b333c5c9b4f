import { reservations as ar } from '../messages/ar/refus/reservations';
import { reservations as en } from '../messages/en/refus/reservations';
import { reservations as fr } from '../messages/fr/refus/reservations';
import { wordsOf } from '../words';

/** What the calls about reservations refuse. */
export const refus = wordsOf({ fr, en, ar });
