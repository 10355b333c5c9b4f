/** What the newsletter says of what is on offer. */
export const gazette = {
  titre: 'La lettre de {produit}, {mois}',
  texte: 'Ce qui part, ce qui presse et ce qui se vend en ce moment entre l’Europe et l’Afrique.',
  departs: 'Nouveaux départs',
  besoins: 'Besoins urgents',
  produits: 'Produits à faire venir',
  besoin: 'À livrer à {ville} avant le {jour}, budget de {budget}',
  produitA: '{ville}, {prix}',
  depart: '{date}, {poids} {n, plural, one {libre} other {libres}}',
  plusieurs:
    '{n, plural, one {#\u00a0départ} other {#\u00a0départs}} à venir. Le plus récent publié\u202f: {depart}',
  voir: 'Voir tous les départs',
  pourquoi: 'Vous recevez cette lettre, une fois par mois au plus, parce que vous l’avez demandée.',
  fin: 'Ne plus la recevoir',
};
