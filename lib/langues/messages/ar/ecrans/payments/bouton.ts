import type { bouton as fr } from '../../../fr/ecrans/payments/bouton';

export const bouton: typeof fr = {
  paiement: 'طلب دفعة',
  perdue: 'انقطع الاتصال. تحقق من الشبكة ثم أعد المحاولة.',
};
