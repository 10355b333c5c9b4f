export const liste = {
  actifs: 'Filtres actifs',
  retirer: 'Retirer le filtre',
  suite: 'Voir la suite',
  pages: 'Pages',
  perdue: 'Cette page de résultats n’existe plus\u202f: voici la première.',
  incomprise: 'Une partie de votre recherche n’a pas été comprise.',
};
