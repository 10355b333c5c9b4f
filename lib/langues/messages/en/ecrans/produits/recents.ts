import type { recents as fr } from '../../../fr/ecrans/produits/recents';

export const recents: typeof fr = {
  titre: 'Recent products',
  sousTitre: 'What others sell, for a traveller to bring.',
  voirTous: 'View all products',
};
