import type { liste as fr } from '../../../fr/ecrans/listing/liste';

export const liste: typeof fr = {
  actifs: 'عوامل التصفية المفعّلة',
  retirer: 'إزالة عامل التصفية',
  suite: 'عرض المزيد',
  pages: 'الصفحات',
  perdue: 'صفحة النتائج هذه لم تعد موجودة: إليك الأولى.',
  incomprise: 'لم يُفهم جزء من بحثك.',
};
