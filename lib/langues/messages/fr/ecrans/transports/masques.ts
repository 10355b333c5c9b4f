export const masques = {
  titre: 'Vos trajets masqués',
};
