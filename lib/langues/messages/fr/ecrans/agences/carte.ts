export const carte = {
  avis: '({n, plural, one {{nombre} avis} other {{nombre} avis}})',
  services: 'Services',
  voir: 'Voir l’agence',
};
