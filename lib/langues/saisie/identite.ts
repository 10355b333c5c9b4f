import { identite } from '../messages/fr/saisie/identite';
import { sentencesOf } from '../sentences';

/** What the schemas of codes, links, passkeys and documents say of a value. */
export const saisie = sentencesOf('identite', identite);
