import type { verificationPhrase as fr } from '../../../fr/ecrans/users/verificationPhrase';

export const verificationPhrase: typeof fr = {
  identite: 'identity',
  email: 'e-mail',
  telephone: 'phone',
  entreprise: 'company (SIRET)',
  licence: 'transport licence',
  assurance: 'insurance',
};
