import type { reviews as fr } from '../../fr/saisie/reviews';

export const reviews: typeof fr = {
  note: 'اختر تقييمًا من 1 إلى 5.',
  commentaire: 'اكتب تعليقًا.',
};
