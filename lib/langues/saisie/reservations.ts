import { reservations } from '../messages/fr/saisie/reservations';
import { sentencesOf } from '../sentences';

/** What the schemas of reservations say of a value. */
export const saisie = sentencesOf('reservations', reservations);
