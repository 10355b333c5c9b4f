export const parametresPage = {
  titre: 'Paramètres',
  securite: 'Sécurité',
  securiteTexte: 'Un nouveau mot de passe déconnecte vos autres appareils.',
  donnees: 'Données',
  donneesTexte: 'Ce que nous savons de vous est à vous.',
};
