export const page = {
  titre: 'Produits',
  description:
    'Ce que particuliers, chauffeurs et agences vendent, à faire venir par un voyageur entre l’Europe et l’Afrique.',
  sousTitre: 'Achetez à distance, faites-le venir par quelqu’un qui part.',
  vide: 'Aucun produit disponible',
  videTexte: 'Vous avez quelque chose à vendre\u202f? Publiez-le ici.',
  suivants: 'Produits suivants',
};
