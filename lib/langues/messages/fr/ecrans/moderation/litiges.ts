export const litiges = {
  titre: 'Désaccords',
  aucun: 'Aucun désaccord n’attend.',
  surMontant: '{trajet}, {montant}',
  qui: 'Transporteur\u202f: <a>{transporteur}</a>. Qui envoie\u202f: <b>{demandeur}</b>. Signalé par {par, select, destinataire {le destinataire} other {{auteur}}} le {jour}.',
  propose: '<b>{nom}</b> propose {montant} à qui a payé. {ligne}',
  trajet: '<a>Voir le trajet</a>. Réservation <c>{reservation}</c>',
};
