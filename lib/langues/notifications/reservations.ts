import { reservations as ar } from '../messages/ar/notifications/reservations';
import { reservations as en } from '../messages/en/notifications/reservations';
import { reservations as fr } from '../messages/fr/notifications/reservations';
import { wordsOf } from '../words';

/** What is told of reservations, trips, needs, messages and reviews. */
export const reservations = wordsOf({ fr, en, ar });
