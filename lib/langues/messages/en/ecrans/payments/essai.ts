import type { essai as fr } from '../../../fr/ecrans/payments/essai';

export const essai: typeof fr = {
  titre: 'Pay, in test mode',
  revenir: 'Back to the payment',
  payer: 'Pay {montant}',
  a: 'To <qui>{nom}</qui>',
  ici: 'Here, a real provider would ask for your card. Do not give any number: choose what happens.',
  reussit: 'The payment succeeds',
  refuse: 'The payment is refused',
};
