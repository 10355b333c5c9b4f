export const signes = {
  chargement: 'Chargement...',
  nouvelOnglet: '(nouvel onglet)',
  etoiles: '{note} sur 5',
  couvert: '•• visible après confirmation',
  partiePerdue: 'Une partie de la page manque encore. Vérifiez votre réseau\u202f: elle viendra d’elle-même.',
};
