export const suitePayeur = {
  pending:
    'Vous pouvez payer jusqu’au {fin}\u202f; votre paiement est ensuite conservé jusqu’à la livraison.',
  held: 'Votre paiement est conservé jusqu’à la livraison\u202f; libérez la somme quand tout est bien arrivé, et {nom} reçoit {net}.',
  disputed: 'Un désaccord est ouvert\u202f: la somme reste conservée et ne bouge pas avant qu’il soit réglé.',
  released: 'Tout s’est bien passé\u202f: {net} reviennent à {nom}, et vous n’avez plus rien à faire.',
  refunded: '{rembourse} vous reviennent par le moyen avec lequel vous avez payé.',
  split: '{rembourse} vous reviennent et {net} vont à {nom}.',
  failed: 'Le paiement n’a pas abouti et rien n’a été pris\u202f; {nom} peut vous le demander de nouveau.',
  withdrawn: '{nom} a retiré sa demande\u202f: vous n’avez rien à payer.',
  lapsed: 'Le délai est passé, ou la réservation a changé\u202f: vous n’avez rien à payer.',
};
