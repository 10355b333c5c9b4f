import { demandes } from '../messages/fr/saisie/demandes';
import { sentencesOf } from '../sentences';

/** What is wrong with a value, where a schema of demandes says it itself. */
export const saisie = sentencesOf('demandes', demandes);
