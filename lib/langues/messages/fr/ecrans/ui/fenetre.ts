export const fenetre = {
  fermer: 'Fermer',
  annuler: 'Annuler',
  abandonQuestion: 'Abandonner votre saisie\u202f?',
  abandonner: 'Abandonner',
  continuer: 'Continuer la saisie',
  perdu: 'Ce que vous avez écrit sera perdu.',
};
