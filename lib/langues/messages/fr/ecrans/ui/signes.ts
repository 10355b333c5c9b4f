export const signes = {
  chargement: 'Chargement...',
  nouvelOnglet: '(nouvel onglet)',
  etoiles: '{note} sur 5',
  couvert: '•• visible après confirmation',
};
