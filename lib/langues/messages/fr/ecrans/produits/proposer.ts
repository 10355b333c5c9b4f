export const proposer = {
  nouveau: 'Nouveau produit',
  connexion: 'Vous devez être connecté pour proposer un produit.',
};
