/** What is shown where there is no network. */
export const horsLigne = {
  onglet: 'Hors ligne',
  titre: 'Vous êtes hors ligne',
  texte: 'Cette page demande une connexion. Voici ce que cet appareil a gardé pour vous.',
  verifier: 'Vérifiez votre connexion, puis réessayez.',
  reessayer: 'Réessayer',
  remise: 'Vos codes',
  reservation: 'Vos réservations',
  transport: 'Derniers trajets vus',
  vu: 'Tel que vu le {date}',
};
