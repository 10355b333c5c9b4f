import type { verification as fr } from '../../../fr/ecrans/users/verification';

export const verification: typeof fr = {
  identite: 'Identity',
  email: 'E-mail',
  telephone: 'Phone',
  entreprise: 'Company (SIRET)',
  licence: 'Transport licence',
  assurance: 'Insurance',
};
