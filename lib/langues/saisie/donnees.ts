import { donnees } from '../messages/fr/saisie/donnees';
import { sentencesOf } from '../sentences';

/** What is wrong with a value, where a schema of donnees says it itself. */
export const saisie = sentencesOf('donnees', donnees);
