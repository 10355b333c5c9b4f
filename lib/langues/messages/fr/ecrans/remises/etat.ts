export const etat = {
  attendue: 'À remettre au transporteur',
  collectee: 'En route',
  declaree: 'Livraison déclarée sans code',
  livree: 'Livré',
  contestee: 'Désaccord en cours',
  close: 'Terminé',
};
