export const mienne = {
  transport: 'Transport',
  commentaire: 'Commentaire du transporteur',
  codes: 'Codes et suivi du colis',
  agenda: 'Ajouter à l’agenda',
  reponse: 'Réponse attendue avant le {fin}\u202f: ensuite cette demande s’annule d’elle-même.',
  horsLigne: '{poids}, {statut}',
};
