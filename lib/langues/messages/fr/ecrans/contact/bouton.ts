export const bouton = {
  contacter: 'Contacter',
};
