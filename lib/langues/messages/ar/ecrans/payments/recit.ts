import type { recit as fr } from '../../../fr/ecrans/payments/recit';

export const recit: typeof fr = {
  pending: 'طُلبت الدفعة',
  held: 'دُفعت ويُحتفظ بها',
  disputed: 'فُتح خلاف',
  released: 'صُرفت الدفعة',
  refunded: 'أُعيدت الدفعة',
  split: 'قُسّمت الدفعة',
  failed: 'رُفضت الدفعة',
  withdrawn: 'سُحب الطلب',
  lapsed: 'انتهت مهلة الطلب',
  conservation: 'الدفع والاحتفاظ بالمبلغ',
  versement: 'التسليم ثم الصرف',
  decision: 'القرار',
};
