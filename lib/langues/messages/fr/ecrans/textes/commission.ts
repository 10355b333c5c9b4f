export const commission = {
  titre: 'La commission',
  resume:
    'Ce que {produit} garde d’un paiement, de 8 à 15\u00a0% selon son montant, et ce que reçoit le transporteur.',
  sousTitre: 'Elle est comprise dans le montant que l’on vous demande\u202f: il n’y a rien à payer en plus.',
  bareme: 'Le barème',
  baremeTexte:
    'Plus le montant est élevé, plus le taux baisse. Le taux s’applique à tout le montant, la commission est arrondie au centime, et le reste est à qui transporte. Une demande garde le barème du jour où elle est faite.',
  numero: 'Barème n°\u00a0{version}',
  montant: 'Montant du paiement',
  commission: 'Commission',
  jusqua: 'jusqu’à {montant}',
  auDela: 'au-delà de {montant}',
  exemples: 'Quelques exemples',
  chacun: 'Ce que chacun reçoit',
  payez: 'Vous payez',
  recoit: 'Le transporteur reçoit',
  retour: 'Ce qui vous revient n’en porte pas',
  retourTexte:
    'Votre paiement est conservé jusqu’à la livraison. Si la réservation est annulée, la commission n’est prise que sur ce qui reste au transporteur\u202f: remboursé en entier, vous ne payez rien. Les <a>questions fréquentes</a> disent quand l’annulation est gratuite.',
};
