export const lettreFin = {
  fini: 'Vous ne recevez plus la lettre',
  finiTexte: 'Vous pourrez la demander de nouveau, depuis l’accueil ou votre profil.',
  accueil: 'Aller à l’accueil',
  question: 'Vous ne recevrez plus la lettre mensuelle à l’adresse où ce lien est arrivé.',
  finir: 'Ne plus recevoir la lettre',
};
