export const miens = {
  question: 'Êtes-vous sûr de vouloir supprimer cet avis\u202f?',
  consequence: 'Votre note et votre commentaire disparaissent du profil. Vous pourrez donner un nouvel avis.',
  supprime: 'Votre avis est supprimé.',
  votreAvis: 'Votre avis',
};
