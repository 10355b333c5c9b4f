export const cible = {
  utilisateur: 'Profil',
  message: 'Message',
  demande: 'Besoin',
  transport: 'Transport',
  produit: 'Produit',
  avis: 'Avis',
};
