export const detail = {
  aPropos: 'À propos',
  dateDepart: 'Date de départ',
  arrivee: 'Arrivée',
  capacite: 'Capacité',
  type: 'Type',
  etapes: 'Étapes du trajet',
  collecte: 'Collecte',
  depot: 'Dépôt',
  horsLigne: '{date}, {libre}',
};
