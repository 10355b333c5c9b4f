import type { masque as fr } from '../../../fr/ecrans/produits/masque';

export const masque: typeof fr = {
  tous: 'كل المنتجات',
  masque: 'مخفي',
  titre: 'هذا المنتج مخفي',
  texte: 'لا يراه أحد سواك.',
  photo: 'صورة: {titre}',
};
