/** What is shown where a page’s frame itself could not be made. */
export const cadre = {
  titre: 'Un imprévu sur la route',
  texte: '{produit} n’a pas pu s’afficher. Réessayez dans un instant.',
  reessayer: 'Réessayer',
  accueil: 'Retour à l’accueil',
};
