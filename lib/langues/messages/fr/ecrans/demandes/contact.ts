export const contact = {
  connexion: 'Vous devez être connecté pour contacter cette personne.',
};
