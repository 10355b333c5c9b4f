export const masque = {
  tous: 'Tous les besoins',
  masque: 'Masqué',
  urgent: 'Urgent',
  titre: 'Ce besoin est masqué',
  texte: 'Vous seul le voyez.',
  photo: 'Photo\u202f: {titre}',
};
