import type { gazette as fr } from '../../fr/lettres/gazette';

export const gazette: typeof fr = {
  titre: 'The {produit} newsletter, {mois}',
  texte: 'What is leaving, what is urgent and what is on sale right now between Europe and Africa.',
  departs: 'New departures',
  besoins: 'Urgent requests',
  produits: 'Products to have brought',
  besoin: 'To be delivered in {ville} before {jour}, budget {budget}',
  produitA: '{ville}, {prix}',
  depart: '{date}, {poids} {n, plural, one {free} other {free}}',
  plusieurs: '{n, plural, one {# departure} other {# departures}} to come. The latest one posted: {depart}',
  voir: 'View all departures',
  pourquoi: 'You receive this newsletter, once a month at most, because you asked for it.',
  fin: 'Stop receiving it',
};
