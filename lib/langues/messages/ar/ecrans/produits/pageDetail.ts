import type { pageDetail as fr } from '../../../fr/ecrans/produits/pageDetail';

export const pageDetail: typeof fr = {
  description: '{nom}، {prix}، في {ville}. الفئة: {categorie}.',
  retour: 'رجوع',
  photo: 'صورة: {titre}',
  texte: 'الوصف',
  vendeur: 'البائع',
};
