export const contact = {
  connexion: 'Vous devez être connecté pour contacter ce vendeur.',
};
