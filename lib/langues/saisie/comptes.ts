import { comptes } from '../messages/fr/saisie/comptes';
import { sentencesOf } from '../sentences';

/** What the schemas of accounts and profiles say of a value. */
export const saisie = sentencesOf('comptes', comptes);
