import { remises } from '../messages/fr/saisie/remises';
import { sentencesOf } from '../sentences';

/** What the schemas of remises say of a value. */
export const saisie = sentencesOf('remises', remises);
