export const signes = {
  chargement: 'Chargement...',
  nouvelOnglet: '(nouvel onglet)',
  etoiles: '{note} sur 5',
};
