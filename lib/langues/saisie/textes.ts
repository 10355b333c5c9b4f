import { textes } from '../messages/fr/saisie/textes';
import { sentencesOf } from '../sentences';

/** What any field of text, number or reference says of its value. */
export const saisie = sentencesOf('textes', textes);
