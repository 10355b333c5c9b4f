export const gestion = {
  question: 'Voulez-vous vraiment supprimer ce produit\u202f?',
  consequence: 'Le produit disparaît du site pour tout le monde. C’est définitif.',
  masque: 'Produit masqué du public.',
  visible: 'Produit visible par tous.',
  supprime: 'Produit supprimé.',
};
