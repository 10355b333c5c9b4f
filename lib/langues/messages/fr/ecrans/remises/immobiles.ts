export const immobiles = {
  titre: 'Colis payés qui n’avancent plus',
  texte:
    'Les deux personnes ont été prévenues trois fois. Le paiement reste conservé jusqu’à ce que l’une d’elles agisse\u202f: écrivez-leur. Signaler un problème en fait un désaccord que vous pouvez trancher.',
  pasCollecte:
    'Pas collecté, prévu le {jour}. Transporteur\u202f: <t>{transporteur}</t>. Qui envoie\u202f: <d>{demandeur}</d>.',
  pasConfirmee:
    'Livraison pas confirmée, prévu le {jour}. Transporteur\u202f: <t>{transporteur}</t>. Qui envoie\u202f: <d>{demandeur}</d>.',
  reservation: '<a>Voir le trajet</a>. Réservation <c>{id}</c>',
  titreColis: '{trajet}, {montant}',
};
