import type { lien as fr } from '../../../fr/ecrans/remises/lien';

export const lien: typeof fr = {
  copier: 'نسخ الرابط',
  reprendre: 'إلغاء هذا الرابط',
  faire: 'إنشاء رابط للمستلم',
  question: 'هل تريد إلغاء هذا الرابط؟',
  oui: 'إلغاء الرابط',
  garder: 'الإبقاء عليه',
  effet: 'لن يُفتح بعد الآن، ويتغير رمز التسليم.',
  copie: 'نُسخ الرابط',
  impossible: 'لا يستطيع هذا المتصفح النسخ من هنا. حدّد الرابط لنسخه.',
};
