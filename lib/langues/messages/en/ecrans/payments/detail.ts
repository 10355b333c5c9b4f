import type { detail as fr } from '../../../fr/ecrans/payments/detail';

export const detail: typeof fr = {
  titreA: 'Payment to {nom}',
  titreDe: 'Payment from {deQui}',
  introuvable: 'Payment not found',
  nonTrouve: 'Payment not found.',
  autres: 'It does not exist, or it is between two other people.',
  voirMiens: 'View my payments',
  miens: 'My payments',
  gele: 'Payment frozen',
  perdu:
    'The bank has returned the money to the payer. What was paid out is taken back; an open dispute is settled first.',
  conteste:
    'The payer’s bank is disputing this payment. None of it goes to either of you before the bank answers.',
  nonEnregistre: 'That was not saved. Here is where this payment stands.',
  confirme: 'The provider is confirming your payment: this page updates by itself.',
  montant: 'Amount',
  emailDabord: 'You can pay as soon as you have opened it.',
  conserve: 'Your payment is held until delivery.',
  retirer: '{nom} will no longer be able to pay this request.',
  liberer: '{nom} receives {net}. Check the parcel first: you cannot undo this.',
  suivre: 'Track the parcel',
  regler: 'Settle the dispute',
  conversation: 'Open the conversation',
  ouEnEst: 'Where this payment stands',
  deQuoi: 'What it is for',
  trajet: 'Trip',
  besoin: 'Request',
  produit: 'Product',
  quiPaie: 'Paid by',
  quiRecoit: 'Paid to',
};
