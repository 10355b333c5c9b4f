export const paire = {
  sens: '{depart} {arrivee}',
  annonces:
    '{n, plural, one {{nombre} trajet à venir va {sens}. Choisissez le vôtre et réservez les kilos qu’il vous faut\u202f: le transporteur vous répond.} other {{nombre} trajets à venir vont {sens}. Choisissez le vôtre et réservez les kilos qu’il vous faut\u202f: le transporteur vous répond.}}',
  plusDAnnonces:
    'Plus de {nombre} trajets à venir vont {sens}. Choisissez le vôtre et réservez les kilos qu’il vous faut\u202f: le transporteur vous répond.',
  personne:
    'Personne n’annonce de trajet {sens} pour le moment. Créez une alerte, ou publiez votre besoin\u202f: ceux qui partent vous écriront.',
  prochain:
    '{n, plural, one {{nombre} trajet à venir, le prochain {jour}} other {{nombre} trajets à venir, le prochain {jour}}}',
  prochainDePlus: 'Plus de {nombre} trajets à venir, le prochain {jour}',
  prixKilo: '{prix} le kilo en général',
  faits: '{un}, {autre}',
  description:
    'Faire porter un colis {sens}\u202f: {faits}. Voyageurs, chauffeurs et agences, avec les kilos libres sur votre partie de la route.',
  descriptionSeule:
    'Faire porter un colis {sens} par des voyageurs, des chauffeurs et des agences\u202f: alertes, trajets proches et agences.',
  jusqua: 'jusqu’à {poids}',
  prochainDepart: 'Prochain départ',
  aVenir: 'Trajets à venir',
  etPlus: '{nombre} et plus',
  placeLibre: 'Place libre',
  prixConstate: 'Prix constaté, le kilo',
  autreSens: 'Dans l’autre sens',
  revient: 'Pour ce qui revient {sens}.',
  trajets: 'Trajets',
};
