import type { carte as fr } from '../../../fr/ecrans/demandes/carte';

export const carte: typeof fr = {
  urgent: 'عاجل',
  masque: 'مخفي',
  budget: 'الميزانية:',
  livraison: 'التسليم في <lieu>{lieu}</lieu>',
  avant: 'قبل <jour>{jour}</jour>',
  voirProduit: 'عرض المنتج',
  voir: 'عرض الطلب',
};
