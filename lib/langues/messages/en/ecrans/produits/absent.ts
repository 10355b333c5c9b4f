import type { absent as fr } from '../../../fr/ecrans/produits/absent';

export const absent: typeof fr = {
  titre: 'Product not found',
  voir: 'View products',
  texte: 'This product does not exist, or the person who was selling it has removed it.',
};
