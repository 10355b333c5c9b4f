export const etat = {
  pending: 'En attente',
  held: 'Conservé',
  disputed: 'En litige',
  released: 'Libéré',
  refunded: 'Remboursé',
  split: 'Partagé',
  failed: 'Échoué',
  withdrawn: 'Retiré',
  lapsed: 'Expiré',
  modeTest: 'mode test',
};
