export const absent = {
  titre: 'Agence non trouvée',
  voir: 'Voir les agences',
  texte: 'Cette agence n’existe pas, ou elle a quitté l’annuaire.',
};
