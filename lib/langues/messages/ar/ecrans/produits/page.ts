import type { page as fr } from '../../../fr/ecrans/produits/page';

export const page: typeof fr = {
  titre: 'المنتجات',
  description: 'ما يبيعه الأفراد والسائقون والوكالات، ويحمله مسافر بين أوروبا وأفريقيا.',
  sousTitre: 'اشترِ عن بُعد، وليحمله إليك مسافر.',
  vide: 'لا توجد منتجات',
  videTexte: 'لديك شيء للبيع؟ انشره هنا.',
  suivants: 'المنتجات التالية',
};
