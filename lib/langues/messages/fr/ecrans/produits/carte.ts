export const carte = {
  masque: 'Masqué',
  prix: 'Prix\u202f:',
  voir: 'Voir le produit',
};
