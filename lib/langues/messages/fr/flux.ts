/** What feeds of trips say: a pair of cities’, an agency’s calendar. */
export const flux = {
  titre: '{produit}, {trajet}',
  entree: '{trajet}, {nom}',
  libre: 'Départ {date}. {poids} {n, plural, one {libre} other {libres}}.',
  complet: 'Départ {date}. Trajet complet.',
  departs: 'Départs de {agence}',
};
