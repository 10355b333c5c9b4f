import type { decider as fr } from '../../../fr/ecrans/moderation/decider';

export const decider: typeof fr = {
  decider: 'اتخاذ القرار',
  instant: 'لحظة...',
  prise: 'اتُّخذ القرار.',
  decision: 'القرار',
  choisissez: 'اختر',
  raison: 'السبب',
  raisonAide: 'سيقرؤه الشخص المعني، إلا إذا حفظت البلاغ دون متابعة.',
};
