import type { montants as fr } from '../../../fr/ecrans/payments/montants';

export const montants: typeof fr = {
  votrePaiement: 'Your payment',
  demande: 'Amount requested',
  vousRevient: 'Returned to you',
  rembourse: 'Refunded',
  commission: 'Fee ({taux})',
  recoit: '<qui>{nom}</qui> receives',
  vousRecevez: 'You receive',
};
