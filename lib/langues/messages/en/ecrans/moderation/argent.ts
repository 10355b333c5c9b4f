import type { argent as fr } from '../../../fr/ecrans/moderation/argent';

export const argent: typeof fr = {
  titre: 'Money',
  rien: 'nothing',
  aucun: 'No difference, and no bank disputes a payment.',
  conteste: 'A bank disputes {montant}',
  perdue:
    'Frozen since {jour}: the bank gave the sum back to whoever paid. What was paid out is taken back; an open dispute is settled first.',
  gele: 'Frozen since {jour}: none of it leaves. Answer the bank at the payment provider.',
  paiement: 'Payment {id}, {etat}.',
  verses: 'Paid-out payments',
  versesTexte:
    'A released or shared payment can still be refunded in full to whoever paid, with a written reason. The latest first.',
  numero: 'Number or address of the payment',
  chercher: 'Search',
  aucunVerse: 'No paid-out payment here. <a>See the latest</a>',
  plusAnciens: 'Older',
  deA: '{montant}, <b>{payeur}</b> to <c>{transporteur}</c>',
  etatLe: '{etat} on {jour}',
  enCours: 'Being refunded',
  ecarts: '{n, plural, one {# difference} other {# differences}} on {jour}',
  rapport:
    'Between our books and the report from {prestataire}, which counts {n, plural, one {# movement} other {# movements}}. Nothing has been changed.',
  ecart: '<b>{genre}</b> {ref}: books {livres}, provider {prestataire}',
  autres: 'The others are in the server’s log.',
};
