import type { masque as fr } from '../../../fr/ecrans/produits/masque';

export const masque: typeof fr = {
  tous: 'All products',
  masque: 'Hidden',
  titre: 'This product is hidden',
  texte: 'Only you can see it.',
  photo: 'Photo: {titre}',
};
