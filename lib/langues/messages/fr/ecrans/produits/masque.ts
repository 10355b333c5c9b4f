export const masque = {
  tous: 'Tous les produits',
  masque: 'Masqué',
  titre: 'Ce produit est masqué',
  texte: 'Vous seul le voyez.',
  photo: 'Photo\u202f: {titre}',
};
