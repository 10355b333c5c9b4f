export const informations = {
  titre: 'Informations personnelles',
  modifier: 'Modifier',
  email: 'Email',
  telephone: 'Téléphone',
  prive: 'Vous seul les voyez\u202f: votre profil public ne les montre pas.',
  preferences: 'Préférences',
  documents: 'Documents vérifiés',
};
