import type { payer as fr } from '../../../fr/ecrans/payments/payer';

export const payer: typeof fr = {
  payer: 'Pay',
  ouverture: 'Opening...',
  echec: 'The payment could not be opened. Try again in a moment.',
};
