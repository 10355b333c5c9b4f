import type { carte as fr } from '../../../fr/ecrans/produits/carte';

export const carte: typeof fr = {
  masque: 'مخفي',
  prix: 'السعر:',
  voir: 'عرض المنتج',
};
