import type { pageDetail as fr } from '../../../fr/ecrans/demandes/pageDetail';

export const pageDetail: typeof fr = {
  description: '{nom}: {budget} مقابل التسليم في {ville} قبل {jour}.',
  retour: 'رجوع',
  photo: 'صورة: {titre}',
  budget: 'الميزانية',
  texte: 'الوصف',
  chiffres: 'صاحب الطلب والأرقام',
};
