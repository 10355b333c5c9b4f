/** What stands where a page could not be made. */
export const erreurs = {
  titre: 'Un imprévu sur la route',
  texte: 'Cette page n’a pas pu s’afficher. Vos données sont à l’abri\u202f: réessayez dans un instant.',
  reference: 'Référence\u202f: {code}',
  accueil: 'Retour à l’accueil',
  instant: 'Réessayez dans un instant.',
  agence: 'Erreur lors du chargement des détails de l’agence',
  agences: 'Voir les agences',
  besoin: 'Erreur lors de la récupération des données',
  besoinTexte: 'Ce besoin n’a pas pu s’afficher. Réessayez dans un instant.',
  besoins: 'Voir les besoins',
};
