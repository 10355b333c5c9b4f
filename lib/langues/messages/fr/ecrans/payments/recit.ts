export const recit = {
  pending: 'Paiement demandé',
  held: 'Payé et conservé',
  disputed: 'Désaccord ouvert',
  released: 'Paiement libéré',
  refunded: 'Paiement remboursé',
  split: 'Paiement partagé',
  failed: 'Paiement refusé',
  withdrawn: 'Demande retirée',
  lapsed: 'Demande expirée',
  conservation: 'Paiement et conservation',
  versement: 'Livraison, puis versement',
  decision: 'Décision',
};
