import type { liste as fr } from '../../../fr/ecrans/demandes/liste';

export const liste: typeof fr = {
  vide: 'لا توجد طلبات متاحة حاليًا.',
  aucunCritere: 'لا يوجد طلب يطابق معايير بحثك.',
  retirez: 'أزل أحد المعايير، أو عد قريبًا.',
  aucun: 'لا توجد طلبات',
  publiez: 'لا توجد طلبات متاحة حاليًا. انشر طلبك: سيردّ عليك المسافرون.',
  voirTous: 'عرض كل الطلبات',
};
