export const ouvrir = {
  ouverture: 'Ouverture...',
  echec: 'La page du prestataire n’a pas pu s’ouvrir. Réessayez dans un instant.',
};
