export const proposer = {
  proposer: 'Proposer un transport',
  nouveau: 'Nouveau transport',
  connexion: 'Vous devez être connecté pour proposer un transport.',
};
