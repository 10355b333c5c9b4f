export const signes = {
  chargement: 'Chargement...',
  nouvelOnglet: '(nouvel onglet)',
  etoiles: '{note} sur 5',
  couvert: '•• visible après confirmation',
  partiePerdue:
    'Une partie de la page n’est pas arrivée. Vérifiez votre réseau, puis rechargez la page si elle ne s’affiche pas.',
};
