import type { payer as fr } from '../../../fr/ecrans/payments/payer';

export const payer: typeof fr = {
  payer: 'ادفع',
  ouverture: 'جارٍ الفتح...',
  echec: 'تعذّر فتح الدفعة. أعد المحاولة بعد لحظة.',
};
