export const page = {
  titre: 'Trajets',
  titreDeVers: 'Trajets {depart} vers {arrivee}',
  titreDe: 'Trajets {depart}',
  titreVers: 'Trajets vers {arrivee}',
  description:
    'Voyageurs, chauffeurs et agences qui ont de la place entre l’Europe et l’Afrique\u202f: dates, étapes, kilos libres sur chaque partie de la route.',
  descriptionDeVers:
    'Voyageurs, chauffeurs et agences qui ont de la place {depart} vers {arrivee}\u202f: dates, étapes, kilos libres sur chaque partie de la route.',
  descriptionDe:
    'Voyageurs, chauffeurs et agences qui ont de la place {depart}\u202f: dates, étapes, kilos libres sur chaque partie de la route.',
  descriptionVers:
    'Voyageurs, chauffeurs et agences qui ont de la place vers {arrivee}\u202f: dates, étapes, kilos libres sur chaque partie de la route.',
  toutSur: 'Tout sur {depart} → {arrivee}',
  suivants: 'Trajets suivants',
};
