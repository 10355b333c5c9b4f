import { notifications } from '../messages/fr/saisie/notifications';
import { sentencesOf } from '../sentences';

/** What is wrong with a value, where a schema of notifications says it itself. */
export const saisie = sentencesOf('notifications', notifications);
