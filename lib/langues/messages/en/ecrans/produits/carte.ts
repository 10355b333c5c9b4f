import type { carte as fr } from '../../../fr/ecrans/produits/carte';

export const carte: typeof fr = {
  masque: 'Hidden',
  prix: 'Price:',
  voir: 'View product',
};
