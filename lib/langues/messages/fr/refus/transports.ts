/** What the calls about transports refuse. */
export const transports = {
  introuvable: 'Transport non trouvé.',
  etapeInconnue: 'Une étape ne fait pas partie de ce trajet. Rechargez la page.',
  departPasse: 'La date de départ est déjà passée.',
  dateInconnue: 'Cette date n’existe pas.',
  tropLointaine: 'Cette date est trop lointaine\u202f: deux ans au plus.',
  porteDesReservations:
    'Ce trajet porte des réservations\u202f: {noms}. Masquez-le pour le retirer des listes.',
  villesRequises: 'Les villes de départ et d’arrivée sont obligatoires',
  avantPrecedente: 'Cette date est avant celle de l’étape précédente ({ville}).',
  memeVille: 'Cette ville est déjà celle de l’étape précédente.',
  collecteSeulement: 'La première étape est une collecte seulement.',
  depotSeulement: 'La dernière étape est un dépôt seulement.',
  rienCoche: 'Cochez Collecte, Dépôt ou les deux.',
  etapeReservee:
    'L’étape {ville} est réservée\u202f: {nom}. Gardez-la, ou attendez que la réservation soit annulée.',
  casserait: 'Ce changement casserait une réservation\u202f: {nom}.',
  dateReservee:
    'L’étape {ville} est réservée pour le {date}\u202f: {nom}. Vous pouvez la déplacer de {heures} heures au plus. Pour une autre date, demandez aux personnes concernées d’annuler et de réserver de nouveau.',
  poidsReserve: '{kg} kg sont déjà réservés entre {depart} et {arrivee}\u202f: {noms}.',
};
