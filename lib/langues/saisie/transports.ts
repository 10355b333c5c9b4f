import { transports } from '../messages/fr/saisie/transports';
import { sentencesOf } from '../sentences';

/** What the schemas of transports say of a value. */
export const saisie = sentencesOf('transports', transports);
