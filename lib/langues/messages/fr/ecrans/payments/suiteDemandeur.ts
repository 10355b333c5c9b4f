export const suiteDemandeur = {
  pending: '{nom} peut payer jusqu’au {fin}\u202f; nous vous prévenons dès que c’est fait.',
  held: '{nom} a payé\u202f: le paiement est conservé jusqu’à la livraison, puis {net} vous sont versés.',
  disputed: 'Un désaccord est ouvert\u202f: la somme reste conservée et ne bouge pas avant qu’il soit réglé.',
  released: 'Tout s’est bien passé\u202f: {net} vous reviennent.',
  refunded: '{rembourse} reviennent à {nom}, et vous n’avez rien à faire.',
  split: '{net} vous reviennent et {rembourse} retournent à {nom}.',
  failed:
    'Le paiement {deQui} n’a pas abouti\u202f; vous pouvez le demander de nouveau dans la conversation.',
  withdrawn: 'Vous avez retiré cette demande\u202f; vous pouvez en faire une autre dans la conversation.',
  lapsed:
    'Le délai est passé, ou la réservation a changé\u202f; vous pouvez demander de nouveau dans la conversation.',
};
