/** A person's payments as a table. */
export const paiements = {
  date: 'Date',
  reference: 'Référence',
  sens: 'Sens',
  avec: 'Avec',
  description: 'Description',
  montant: 'Montant',
  commission: 'Commission',
  verse: 'Versé',
  rembourse: 'Remboursé',
  devise: 'Devise',
  etat: 'État',
  modeTest: 'Mode test',
  demande: 'Demandé par vous',
  demandeAVous: 'Demandé à vous',
  oui: 'oui',
  non: 'non',
};
