import type { commission as fr } from '../../../fr/ecrans/textes/commission';

export const commission: typeof fr = {
  titre: 'Our fee',
  resume:
    'What {produit} keeps of a payment, from 8 to 15% depending on its amount, and what the carrier receives.',
  sousTitre: 'It is included in the amount you are asked for: there is nothing more to pay.',
  bareme: 'How it is set',
  baremeTexte:
    'The higher the amount, the lower the rate. The rate applies to the whole amount, the fee is rounded to the cent, and the rest goes to the carrier. A request keeps the rates of the day it is made.',
  numero: 'Rates no.\u00a0{version}',
  montant: 'Amount of the payment',
  commission: 'Fee',
  jusqua: 'up to {montant}',
  auDela: 'above {montant}',
  exemples: 'Some examples',
  chacun: 'What each receives',
  payez: 'You pay',
  recoit: 'The carrier receives',
  retour: 'No fee on what comes back to you',
  retourTexte:
    'Your payment is held until delivery. If the booking is cancelled, the fee is only taken on what stays with the carrier: refunded in full, you pay nothing. The <a>frequently asked questions</a> say when cancelling is free.',
};
