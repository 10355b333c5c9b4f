import type { papiers as fr } from '../../../fr/ecrans/payments/papiers';

export const papiers: typeof fr = {
  titre: 'Your documents',
  paiement: 'Payment receipt (PDF)',
  avoir: 'Credit note (PDF)',
  avoir_solde: 'Credit note for the rest (PDF)',
  commission: 'Fee invoice (PDF)',
  avoir_commission: 'Fee credit note (PDF)',
  numero: '{numero}, {jour}',
  tous: 'All your payments (CSV)',
  releve: 'Statement {annee} (PDF)',
};
