export const proprietaire = {
  nom: 'Votre produit',
  titre: 'C’est votre produit',
};
