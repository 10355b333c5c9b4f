export const remboursement = {
  revient: 'Revient à {nom}',
  repris: 'Est repris à {nom}',
  commission: 'Commission rendue par le site',
  ouvrir: 'Rendre à qui a payé',
  question: 'Rendre ce paiement\u202f?',
  texte: 'Ce qui est déjà versé est repris d’abord, puis remboursé.',
  rendre: 'Rendre {montant}',
  instant: 'Un instant...',
  lance: 'Le remboursement est lancé.',
  raison: 'Raison',
  raisonAide: 'Les deux personnes la liront.',
};
