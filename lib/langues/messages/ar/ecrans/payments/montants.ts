import type { montants as fr } from '../../../fr/ecrans/payments/montants';

export const montants: typeof fr = {
  votrePaiement: 'دفعتك',
  demande: 'المبلغ المطلوب',
  vousRevient: 'يُعاد إليك',
  rembourse: 'المبلغ المعاد',
  commission: 'العمولة ({taux})',
  recoit: 'حصة <qui>{nom}</qui>',
  vousRecevez: 'حصتك',
};
