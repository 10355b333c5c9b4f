import type { site as fr } from '../../../fr/ecrans/layout/site';

export const site: typeof fr = {
  titre: '{produit}: طرودك تسافر مع من يسافرون أصلًا',
  description:
    'بين أوروبا وأفريقيا، احجز الكيلوغرامات التي تحتاجها لدى مسافرين وسائقين ووكالات يقطعون الطريق أصلًا.',
};
