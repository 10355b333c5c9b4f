export const essai = {
  titre: 'Payer, en mode test',
  revenir: 'Revenir au paiement',
  payer: 'Payer {montant}',
  a: 'À <qui>{nom}</qui>',
  ici: 'Ici, un vrai prestataire vous demanderait votre carte. Ne donnez aucun numéro\u202f: choisissez ce qui arrive.',
  reussit: 'Le paiement réussit',
  refuse: 'Le paiement est refusé',
};
