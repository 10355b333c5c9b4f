import type { pageDetail as fr } from '../../../fr/ecrans/produits/pageDetail';

export const pageDetail: typeof fr = {
  description: '{nom}, {prix}, in {ville}. Category: {categorie}.',
  retour: 'Back',
  photo: 'Photo: {titre}',
  texte: 'Description',
  vendeur: 'The seller',
};
