import type { ouvrir as fr } from '../../../fr/ecrans/payments/ouvrir';

export const ouvrir: typeof fr = {
  ouverture: 'جارٍ الفتح...',
  echec: 'تعذّر فتح صفحة مزوّد الدفع. أعد المحاولة بعد لحظة.',
};
