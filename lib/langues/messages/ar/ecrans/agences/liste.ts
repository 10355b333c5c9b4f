import type { liste as fr } from '../../../fr/ecrans/agences/liste';

export const liste: typeof fr = {
  vide: 'لا توجد وكالة تطابق معاييرك',
  voirToutes: 'عرض كل الوكالات',
  inscrire: 'سجّل وكالتي',
  retirez: 'أزل أحد المعايير، أو ابحث في مدينة مجاورة.',
  premiere: 'هل لديك وكالة نقل؟ كن أول من يظهر في الدليل.',
};
