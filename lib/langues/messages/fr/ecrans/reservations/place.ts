export const place = {
  titre: 'Aucune demande de réservation pour le moment',
  texte: 'Elles apparaîtront ici. Vous aurez à les confirmer ou à les refuser.',
};
