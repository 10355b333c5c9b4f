import type { papier as fr } from '../../../fr/ecrans/users/papier';

export const papier: typeof fr = {
  identite: 'Identity card',
  entreprise: 'Company number (SIRET)',
  licence: 'Transport licence',
  assurance: 'Insurance',
};
