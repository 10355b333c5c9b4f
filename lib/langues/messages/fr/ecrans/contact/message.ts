export const message = {
  titre: 'Écrire à <qui>{nom}</qui>',
  envoyer: 'Envoyer',
  envoi: 'Envoi en cours...',
  pasParti: 'Votre message n’est pas parti. Réessayez dans un instant.',
  message: 'Votre message',
  conseil: 'Numéros et adresses restent masqués jusqu’à une réservation confirmée.',
};
