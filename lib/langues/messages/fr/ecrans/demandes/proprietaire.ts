export const proprietaire = {
  nom: 'Votre besoin',
  titre: 'C’est votre besoin',
  'en cours': 'Passer en cours',
  terminée: 'Marquer comme terminée',
};
