import type { recit as fr } from '../../../fr/ecrans/payments/recit';

export const recit: typeof fr = {
  pending: 'Payment requested',
  held: 'Paid and held',
  disputed: 'Dispute opened',
  released: 'Payment released',
  refunded: 'Payment refunded',
  split: 'Payment split',
  failed: 'Payment refused',
  withdrawn: 'Request withdrawn',
  lapsed: 'Request expired',
  conservation: 'Paid and held',
  versement: 'Delivery, then payout',
  decision: 'Decision',
};
