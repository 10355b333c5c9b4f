export const actions = {
  masquer: 'Masquer du public',
  montrer: 'Rendre visible',
  modifier: 'Modifier',
  supprimer: 'Supprimer',
  suppression: 'Suppression en cours...',
  instant: 'Un instant...',
  afficher: 'Afficher',
  masque: 'Masqué',
};
