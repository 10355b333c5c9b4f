import type { avis as fr } from '../../../fr/ecrans/reviews/avis';

export const avis: typeof fr = {
  titre: 'التقييمات ({nombre})',
  aucun: 'لا توجد تقييمات بعد',
  deQui: 'تقييم {deQui}',
  tous: 'كل التقييمات',
};
