export const masques = {
  titre: 'Vos produits masqués',
  faits: '{prix}, <lieu>{lieu}</lieu>',
};
