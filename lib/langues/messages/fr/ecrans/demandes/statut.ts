export const statut = {
  'en attente': 'En attente',
  'en cours': 'En cours',
  terminée: 'Terminée',
};
