import type { bouton as fr } from '../../../fr/ecrans/payments/bouton';

export const bouton: typeof fr = {
  paiement: 'Payment',
  perdue: 'Connection lost. Check your network and try again.',
};
