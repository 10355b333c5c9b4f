import type { absent as fr } from '../../../fr/ecrans/produits/absent';

export const absent: typeof fr = {
  titre: 'لم يُعثر على المنتج',
  voir: 'عرض المنتجات',
  texte: 'هذا المنتج غير موجود، أو سحبه من كان يبيعه.',
};
