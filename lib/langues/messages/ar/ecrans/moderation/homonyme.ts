import type { homonyme as fr } from '../../../fr/ecrans/moderation/homonyme';

export const homonyme: typeof fr = {
  note: 'تم التسجيل: لن يعود هذا الاسم إلى هنا.',
  rienPour: 'لا شيء يُفعل: {nom}',
  rien: 'لا شيء يُفعل',
};
