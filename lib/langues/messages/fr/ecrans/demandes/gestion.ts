export const gestion = {
  question: 'Voulez-vous vraiment supprimer ce demande\u202f?',
  consequence: 'Votre besoin disparaît du site pour tout le monde. C’est définitif.',
  masque: 'Besoin masqué du public.',
  visible: 'Besoin visible par tous.',
  supprime: 'Besoin supprimé.',
};
