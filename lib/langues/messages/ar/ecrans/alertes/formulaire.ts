import type { formulaire as fr } from '../../../fr/ecrans/alertes/formulaire';

export const formulaire: typeof fr = {
  titre: 'إنشاء تنبيه',
  description: 'نُعلمك مرة واحدة بكل إعلان يناسبك.',
  creer: 'أنشئ التنبيه',
  creation: 'جارٍ الإنشاء...',
  cree: 'أُنشئ التنبيه. تجده في «تنبيهاتي».',
  depart: 'من',
  arrivee: 'إلى',
  du: 'ابتداءً من',
  au: 'إلى غاية',
  poids: 'الوزن المتاح، على الأقل',
  transporteur: 'الناقل',
  tous: 'الكل',
  lieu: 'مدينة التسليم',
  categorie: 'الفئة',
  toutes: 'الكل',
  mots: 'كلمات البحث',
  rythme: 'أعلِمني',
};
