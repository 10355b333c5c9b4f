export const signalement = {
  titre: 'Signaler',
  texte: '<b>{nom}</b>. Votre signalement reste confidentiel. Nous vous dirons ce que nous en avons décidé.',
  envoyer: 'Envoyer le signalement',
  envoi: 'Envoi en cours...',
  merci: 'Merci, votre signalement est arrivé. Nous vous répondrons.',
  motif: 'Ce qui ne va pas',
  expliquez: 'Expliquez',
  expliquezAide: 'Ce qui s’est passé, et où nous pouvons le voir.',
};
