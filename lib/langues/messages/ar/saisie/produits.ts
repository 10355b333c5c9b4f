import type { produits as fr } from '../../fr/saisie/produits';

export const produits: typeof fr = {
  nom: 'ضع اسمًا لمنتجك.',
  prix: 'أدخل السعر باليورو.',
  prixNegatif: 'لا يمكن أن يكون السعر سالبًا.',
  prixMax: 'لا يمكن أن يتجاوز السعر 1\u00a0000\u00a0000\u00a0€.',
  lieu: 'أدخل مكان وجود المنتج.',
};
