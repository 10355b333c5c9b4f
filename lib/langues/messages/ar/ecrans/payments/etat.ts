import type { etat as fr } from '../../../fr/ecrans/payments/etat';

export const etat: typeof fr = {
  pending: 'قيد الانتظار',
  held: 'محتفظ به',
  disputed: 'محل خلاف',
  released: 'صُرف',
  refunded: 'أُعيد',
  split: 'قُسّم',
  failed: 'فشل',
  withdrawn: 'سُحب',
  lapsed: 'انتهت مهلته',
  modeTest: 'وضع تجريبي',
};
