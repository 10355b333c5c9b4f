export const profilAbsent = {
  titre: 'Profil non trouvé',
  trajets: 'Voir les trajets',
  texte: 'Ce profil n’existe pas, ou la personne a quitté le site.',
};
