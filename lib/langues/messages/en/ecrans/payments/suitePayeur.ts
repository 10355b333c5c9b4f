import type { suitePayeur as fr } from '../../../fr/ecrans/payments/suitePayeur';

export const suitePayeur: typeof fr = {
  pending: 'You can pay until {fin}; your payment is then held until delivery.',
  held: 'Your payment is held until delivery; release it when everything has arrived safely, and {nom} receives {net}.',
  disputed: 'A dispute is open: the money stays held and does not move until it is settled.',
  released: 'All went well: {net} goes to {nom}, and there is nothing more for you to do.',
  refunded: '{rembourse} is refunded to the method you paid with.',
  split: '{rembourse} comes back to you and {net} goes to {nom}.',
  failed: 'The payment did not go through and nothing was taken; {nom} can request it again.',
  withdrawn: '{nom} has withdrawn the request: you have nothing to pay.',
  lapsed: 'Time has run out, or the booking has changed: you have nothing to pay.',
};
