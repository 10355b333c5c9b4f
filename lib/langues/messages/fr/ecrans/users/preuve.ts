export const preuve = {
  titre: 'C’est bien vous\u202f?',
  texte: 'Ce changement touche à la sécurité de votre compte. Confirmez-le une fois, pour dix minutes.',
  confirmer: 'Confirmer',
  enCours: 'Vérification...',
  motDePasse: 'Votre mot de passe',
};
