export const finie = {
  titre: 'Votre session est terminée',
  texte:
    'Elle a été fermée dans une autre fenêtre, ou elle a expiré. Reconnectez-vous pour revoir cette page.',
  seConnecter: 'Se connecter',
};
