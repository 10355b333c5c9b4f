export const filtres = {
  recherche: 'Recherche',
  exemple: 'Téléphone, parfum, Tanger…',
  categorie: 'Catégorie',
  ville: 'Ville',
  toutes: 'Toutes',
  critereMots: '«\u00a0{mots}\u00a0»',
  critereVille: 'Livraison à {ville}',
};
