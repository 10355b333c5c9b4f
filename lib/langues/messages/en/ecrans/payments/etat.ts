import type { etat as fr } from '../../../fr/ecrans/payments/etat';

export const etat: typeof fr = {
  pending: 'Pending',
  held: 'Held',
  disputed: 'In dispute',
  released: 'Released',
  refunded: 'Refunded',
  split: 'Split',
  failed: 'Failed',
  withdrawn: 'Withdrawn',
  lapsed: 'Expired',
  modeTest: 'test mode',
};
