import { moderation } from '../messages/fr/saisie/moderation';
import { sentencesOf } from '../sentences';

/** What is wrong with a value, where a schema of moderation says it itself. */
export const saisie = sentencesOf('moderation', moderation);
