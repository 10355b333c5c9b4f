export const statut = {
  actif: 'actif',
  termine: 'terminé',
};
