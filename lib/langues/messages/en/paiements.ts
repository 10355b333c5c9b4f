import type { paiements as fr } from '../fr/paiements';

export const paiements: typeof fr = {
  date: 'Date',
  reference: 'Reference',
  sens: 'Direction',
  avec: 'With',
  description: 'Description',
  montant: 'Amount',
  commission: 'Fee',
  verse: 'Paid out',
  rembourse: 'Refunded',
  devise: 'Currency',
  etat: 'Status',
  modeTest: 'Test mode',
  demande: 'Requested by you',
  demandeAVous: 'Requested from you',
  oui: 'yes',
  non: 'no',
};
