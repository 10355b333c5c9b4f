export const cleEntree = {
  connexion: 'Connexion...',
  entrer: 'Entrer avec une clé d’accès',
};
