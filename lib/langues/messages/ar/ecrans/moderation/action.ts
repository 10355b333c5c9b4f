import type { action as fr } from '../../../fr/ecrans/moderation/action';

export const action: typeof fr = {
  masquer: 'إخفاء',
  retablir: 'استعادة',
  avertir: 'تحذير',
  suspendre: 'تعليق الحساب',
  classer: 'حفظ دون متابعة',
};
