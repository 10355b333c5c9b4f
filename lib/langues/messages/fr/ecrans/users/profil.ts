export const profil = {
  transports: 'Transports',
  demandes: 'Demandes',
  agence: 'Voir l’agence',
  visiteurs: 'Vous devez être connecté pour contacter cette personne.',
  mien: 'Mon profil',
  verifie: 'Vérifié ✓',
  nonVerifie: 'Identité non vérifiée',
  public: 'Voir mon profil public',
};
