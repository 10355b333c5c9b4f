export const alerte = {
  toutes: '{genre, select, transport {Trajets} demande {Besoins} other {Produits}}',
  deA: '{genre, select, transport {Trajets {depart} → {arrivee}} demande {Besoins {depart} → {arrivee}} other {Produits {depart} → {arrivee}}}',
  auDepart:
    '{genre, select, transport {Trajets au départ de {depart}} demande {Besoins au départ de {depart}} other {Produits au départ de {depart}}}',
  vers: '{genre, select, transport {Trajets vers {arrivee}} demande {Besoins à {arrivee}} other {Produits à {arrivee}}}',
  leJour: 'le {jour}',
  duAu: 'du {du} au {au}',
  desLe: 'dès le {du}',
  jusquAu: 'jusqu’au {au}',
  libres: '{poids} libres',
  mots: '«\u00a0{mots}\u00a0»',
  enregistree: 'Alerte enregistrée.',
  question: 'Voulez-vous vraiment supprimer cette alerte\u202f?',
  consequence: 'Elle ne vous préviendra plus.',
  rythme: 'Me prévenir',
  active: 'Active',
};
