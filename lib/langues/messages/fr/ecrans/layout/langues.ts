export const langues = {
  aussi: 'Ce site est aussi en français.',
  lire: 'Lire en français',
  fermer: 'Fermer',
};
