export const reponse = {
  arrivee: 'Votre réponse est arrivée.',
  envoyer: 'Envoyer ma réponse',
  envoi: 'Envoi en cours...',
  nom: 'Votre réponse',
  aide: 'Vous pouvez répondre une fois. La modération la lira.',
};
