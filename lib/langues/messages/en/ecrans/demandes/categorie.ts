import type { categorie as fr } from '../../../fr/ecrans/demandes/categorie';

export const categorie: typeof fr = {
  Électronique: 'Electronics',
  Cosmétique: 'Beauty',
  Gaming: 'Video games',
  Mode: 'Fashion',
  Autres: 'Other',
};
