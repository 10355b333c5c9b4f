import type { argent as fr } from '../../../fr/ecrans/moderation/argent';

export const argent: typeof fr = {
  titre: 'Money',
  rien: 'nothing',
  aucun: 'No differences, and no bank is disputing a payment.',
  conteste: 'A bank is disputing {montant}',
  perdue:
    'Frozen since {jour}: the bank has returned the money to the payer. What was paid out is taken back; an open dispute is settled first.',
  gele: 'Frozen since {jour}: none of it moves. Answer the bank at the payment provider.',
  paiement: 'Payment {id}, {etat}.',
  verses: 'Payments paid out',
  versesTexte:
    'A released or split payment can still be refunded in full to the payer, with a written reason. The latest first.',
  numero: 'Number or address of the payment',
  chercher: 'Search',
  aucunVerse: 'No payment paid out here. <a>View the latest</a>',
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
