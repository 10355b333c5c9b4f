import type { papiers as fr } from '../../../fr/ecrans/payments/papiers';

export const papiers: typeof fr = {
  titre: 'وثائقك',
  paiement: 'إيصال دفع (PDF)',
  avoir: 'إشعار دائن (PDF)',
  avoir_solde: 'إشعار دائن عن الباقي (PDF)',
  commission: 'فاتورة عمولة (PDF)',
  avoir_commission: 'إشعار دائن عن عمولة (PDF)',
  numero: '{numero}، {jour}',
  tous: 'جميع مدفوعاتك (CSV)',
  releve: 'كشف {annee} (PDF)',
};
