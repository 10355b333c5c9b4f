import type { filtres as fr } from '../../../fr/ecrans/demandes/filtres';

export const filtres: typeof fr = {
  recherche: 'Search',
  exemple: 'Phone, perfume, Tangier…',
  categorie: 'Category',
  ville: 'City',
  toutes: 'All',
  critereMots: '“{mots}”',
  critereVille: 'Delivery in {ville}',
};
