/** What is wrong with a value, where a schema of reservations says it itself. */
export const reservations = {
  trajet: 'Veuillez sélectionner un trajet valide',
  poids: 'Indiquez le poids en kg.',
  description: 'Décrivez ce que vous envoyez.',
  prix: 'Indiquez un prix en euros.',
  prixMin: 'Le prix doit être d’au moins 1 €.',
  prixMax: 'Le prix ne peut pas dépasser 100 000 €.',
  reponse: 'Choisissez Confirmer ou Refuser.',
};
