import type { page as fr } from '../../../fr/ecrans/agences/page';

export const page: typeof fr = {
  titre: 'وكالات النقل',
  titreVille: 'وكالات النقل في {ville}',
  tousServices: 'التخزين والتغليف والإرسال والاستلام',
  entre: '{un}، {autre}',
  description:
    'الوكالات بين أوروبا وأفريقيا وخدماتها: {services}. أوقات العمل والتقييمات والانطلاقات القادمة.',
  descriptionVille: 'الوكالات في {ville} وخدماتها: {services}. أوقات العمل والتقييمات والانطلاقات القادمة.',
  sousTitre: 'إيداع وتخزين وتغليف وإرسال: عناوين على طرفي الطريق.',
  suivantes: 'الوكالات التالية',
};
