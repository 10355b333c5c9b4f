import type { reservations as fr } from '../../fr/saisie/reservations';

export const reservations: typeof fr = {
  trajet: 'يرجى اختيار رحلة صالحة',
  poids: 'أدخل الوزن بالكيلوغرام.',
  description: 'صف ما تريد إرساله.',
  prix: 'أدخل السعر باليورو.',
  prixMin: 'يجب ألا يقل السعر عن 1\u00a0€.',
  prixMax: 'لا يمكن أن يتجاوز السعر 100\u00a0000\u00a0€.',
  reponse: 'اختر تأكيد أو رفض.',
};
