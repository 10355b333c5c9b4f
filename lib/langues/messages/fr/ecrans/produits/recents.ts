export const recents = {
  titre: 'Produits récents',
  sousTitre: 'Ce que d’autres vendent, à faire venir par un voyageur.',
  voirTous: 'Voir tous les produits',
};
