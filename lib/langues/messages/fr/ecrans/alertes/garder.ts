export const garder = {
  transport: 'Recevez une alerte dès qu’un trajet qui convient est publié, ou une fois par jour.',
  demande: 'Recevez une alerte dès qu’un besoin qui convient est publié, ou une fois par jour.',
  produit: 'Recevez une alerte dès qu’un produit qui convient est publié, ou une fois par jour.',
  connexion: 'Vous devez être connecté pour créer une alerte.',
  creer: 'Créer une alerte',
};
