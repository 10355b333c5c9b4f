export const mienne = {
  titre: 'Mes réservations',
  sousTitre: 'Vos places sur les transports, de la plus récente à la plus ancienne.',
  vide: 'Aucune réservation',
  trouver: 'Trouver un transport',
  videTexte: 'Choisissez un trajet, réservez les kilos qu’il vous faut, et suivez-les ici.',
  plus: 'Voir plus',
  transport: 'Transport',
  commentaire: 'Commentaire du transporteur',
  codes: 'Codes et suivi du colis',
  agenda: 'Ajouter à l’agenda',
  reponse: 'Réponse attendue avant le {fin}\u202f: ensuite cette demande s’annule d’elle-même.',
  horsLigne: '{poids}, {statut}',
};
