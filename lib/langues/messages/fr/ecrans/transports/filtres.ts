export const filtres = {
  recherche: 'Recherche',
  exemple: 'Ferry, valises, Gennevilliers…',
  villeDepart: 'Ville de départ',
  villeArrivee: 'Ville d’arrivée',
  exempleDepart: 'Lyon',
  exempleArrivee: 'Tanger',
  date: 'Date de départ',
  poids: 'Poids à envoyer, en kg',
  type: 'Type',
  tous: 'Tous',
  tri: 'Tri',
};
