import { conversations } from '../messages/fr/saisie/conversations';
import { sentencesOf } from '../sentences';

/** What is wrong with a value, where a schema of conversations says it itself. */
export const saisie = sentencesOf('conversations', conversations);
