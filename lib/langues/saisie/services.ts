import { services } from '../messages/fr/saisie/services';
import { sentencesOf } from '../sentences';

/** What the schemas of the live stream and of measures say of a value. */
export const saisie = sentencesOf('services', services);
