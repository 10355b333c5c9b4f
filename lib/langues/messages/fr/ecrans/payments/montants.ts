export const montants = {
  votrePaiement: 'Votre paiement',
  demande: 'Montant demandé',
  vousRevient: 'Vous revient',
  rembourse: 'Remboursé',
  commission: 'Commission ({taux})',
  recoit: '<qui>{nom}</qui> reçoit',
  vousRecevez: 'Vous recevez',
};
