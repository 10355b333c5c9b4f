import type { miens as fr } from '../../../fr/ecrans/reviews/miens';

export const miens: typeof fr = {
  question: 'هل تريد حقًا حذف هذا التقييم؟',
  consequence: 'يختفي تقييمك وتعليقك من الملف الشخصي. يمكنك إضافة تقييم جديد لاحقًا.',
  supprime: 'حُذف تقييمك.',
  votreAvis: 'تقييمك',
};
