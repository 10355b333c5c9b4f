import { produits } from '../messages/fr/saisie/produits';
import { sentencesOf } from '../sentences';

/** What is wrong with a value, where a schema of produits says it itself. */
export const saisie = sentencesOf('produits', produits);
