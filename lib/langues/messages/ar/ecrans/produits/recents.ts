import type { recents as fr } from '../../../fr/ecrans/produits/recents';

export const recents: typeof fr = {
  titre: 'أحدث المنتجات',
  sousTitre: 'ما يبيعه الآخرون، ويحمله إليك مسافر.',
  voirTous: 'عرض كل المنتجات',
};
