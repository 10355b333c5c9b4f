import type { suiteDemandeur as fr } from '../../../fr/ecrans/payments/suiteDemandeur';

export const suiteDemandeur: typeof fr = {
  pending: '{nom} can pay until {fin}; we will tell you as soon as it is done.',
  held: '{nom} has paid: the payment is held until delivery, then {net} is paid out to you.',
  disputed: 'A dispute is open: the money stays held and does not move until it is settled.',
  released: 'All went well: {net} is yours.',
  refunded: '{rembourse} goes back to {nom}, and there is nothing for you to do.',
  split: '{net} is yours and {rembourse} goes back to {nom}.',
  failed: 'The payment from {deQui} did not go through; you can request it again in the conversation.',
  withdrawn: 'You have withdrawn this request; you can make another in the conversation.',
  lapsed: 'Time has run out, or the booking has changed; you can request again in the conversation.',
};
