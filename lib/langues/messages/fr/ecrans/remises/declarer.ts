export const declarer = {
  declarer: 'Déclarer la livraison',
  envoi: 'Envoi en cours...',
  declaree: 'Livraison déclarée',
  photo: 'Photo du colis remis',
  aQui: 'À qui, et où',
};
