export const pageDetail = {
  absent: 'Transport non trouvé',
  titre: '{depart} → {arrivee}, {date}',
  description: '{nom} va de {depart} à {arrivee}, départ {date}.',
  descriptionLibre: '{nom} va de {depart} à {arrivee}, départ {date}\u202f: {libre} libres sur {total}.',
  trajets: 'Trajets',
  tous: 'Tous les trajets',
  partage: 'Trajet {nom}',
  termine: 'Ce trajet est terminé.',
  aVenir: 'Voir les trajets à venir',
  toutLeTrajet: 'Sur tout le trajet',
  troncon: '{depart} → {arrivee}',
  prochains: 'Les prochains départs',
};
