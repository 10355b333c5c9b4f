import { alertes } from '../messages/fr/saisie/alertes';
import { sentencesOf } from '../sentences';

/** What is wrong with a value, where a schema of alertes says it itself. */
export const saisie = sentencesOf('alertes', alertes);
