export const gestion = {
  question: 'Voulez-vous vraiment supprimer ce transporteur\u202f?',
  consequence: 'Le trajet disparaît du site pour tout le monde. C’est définitif.',
  masque: 'Trajet masqué du public.',
  visible: 'Trajet visible par tous.',
  supprime: 'Trajet supprimé.',
};
