export const papiers = {
  titre: 'Vos documents',
  paiement: 'Reçu de paiement (PDF)',
  avoir: 'Avoir (PDF)',
  avoir_solde: 'Avoir du reste (PDF)',
  commission: 'Facture de commission (PDF)',
  avoir_commission: 'Avoir sur commission (PDF)',
  numero: '{numero}, {jour}',
  tous: 'Tous vos paiements (CSV)',
  releve: 'Relevé {annee} (PDF)',
};
