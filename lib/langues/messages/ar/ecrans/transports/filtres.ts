import type { filtres as fr } from '../../../fr/ecrans/transports/filtres';

export const filtres: typeof fr = {
  recherche: 'بحث',
  exemple: 'عبّارة، حقائب، جنفيلييه…',
  villeDepart: 'مدينة الانطلاق',
  villeArrivee: 'مدينة الوصول',
  exempleDepart: 'ليون',
  exempleArrivee: 'طنجة',
  date: 'تاريخ الانطلاق',
  poids: 'الوزن المراد إرساله، بالكيلوغرام',
  type: 'نوع الناقل',
  tous: 'الكل',
  tri: 'الترتيب',
};
