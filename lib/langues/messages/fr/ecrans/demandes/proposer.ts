export const proposer = {
  besoin: 'Nouveau besoin',
  demande: 'Nouvelle demande',
  connexion: 'Vous devez être connecté pour publier un besoin.',
};
