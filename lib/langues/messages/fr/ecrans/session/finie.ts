export const finie = {
  titre: 'Votre session est terminée',
  texte: 'Connectez-vous pour revoir cette page.',
  seConnecter: 'Se connecter',
};
