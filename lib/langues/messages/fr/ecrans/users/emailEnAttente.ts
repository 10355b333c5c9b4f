export const emailEnAttente = {
  titre: 'Votre nouvelle adresse attend d’être confirmée',
  texte: 'Ouvrez le lien envoyé à <b>{nouvelle}</b>. Jusque-là, <c>{ancienne}</c> reste votre adresse.',
  garder: 'Garder l’ancienne',
};
