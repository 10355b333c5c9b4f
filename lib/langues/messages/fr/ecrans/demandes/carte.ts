export const carte = {
  urgent: 'Urgent',
  masque: 'Masqué',
  budget: 'Budget\u202f:',
  livraison: 'Livraison à <lieu>{lieu}</lieu>',
  avant: 'Avant le <jour>{jour}</jour>',
  voirProduit: 'Voir le produit',
  voir: 'Voir le besoin',
};
