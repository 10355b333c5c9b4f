import type { essai as fr } from '../../../fr/ecrans/payments/essai';

export const essai: typeof fr = {
  titre: 'الدفع في الوضع التجريبي',
  revenir: 'العودة إلى الدفعة',
  payer: 'ادفع {montant}',
  a: 'إلى <qui>{nom}</qui>',
  ici: 'هنا كان مزوّد حقيقي سيطلب بطاقتك. لا تعطِ أي رقم: اختر ما سيحدث.',
  reussit: 'تنجح عملية الدفع',
  refuse: 'تُرفض عملية الدفع',
};
