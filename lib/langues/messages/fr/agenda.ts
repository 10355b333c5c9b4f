/** What stands in a person's calendar of their reservations. */
export const agenda = {
  prendre: 'Prendre le colis à {ville}',
  remettre: 'Remettre le colis à {ville}',
  livrer: 'Remettre le colis à {ville}',
  arrive: 'Le colis arrive à {ville}',
  colis: '{poids}, {trajet}.',
  colisEnAttente: '{poids}, {trajet}. Pas encore confirmé.',
};
