export const masque = {
  tous: 'Tous les trajets',
  titre: 'Ce trajet est masqué',
  texte: 'Vous seul le voyez. Les réservations en cours restent valables.',
};
