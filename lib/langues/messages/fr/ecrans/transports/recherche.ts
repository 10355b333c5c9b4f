export const recherche = {
  depart: 'Départ',
  arrivee: 'Arrivée',
  exempleDepart: 'Lyon',
  exempleArrivee: 'Tanger',
  date: 'Date',
  poids: 'Poids (kg)',
  rechercher: 'Rechercher',
};
