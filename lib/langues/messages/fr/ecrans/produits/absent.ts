export const absent = {
  titre: 'Produit non trouvé',
  voir: 'Voir les produits',
  texte: 'Ce produit n’existe pas, ou la personne qui le vendait l’a retiré.',
};
