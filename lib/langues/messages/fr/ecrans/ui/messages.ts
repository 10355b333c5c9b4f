export const messages = {
  nom: 'Messages du site',
  fermer: 'Fermer le message',
};
