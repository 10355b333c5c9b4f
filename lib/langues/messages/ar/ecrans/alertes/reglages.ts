import type { reglages as fr } from '../../../fr/ecrans/alertes/reglages';

export const reglages: typeof fr = {
  besoins: 'طلباتي تبحث عن رحلات',
  besoinsAide: 'نُعلمك فور النشر.',
  trajets: 'رحلاتي تبحث عن طلبات',
  trajetsAide: 'نُعلمك مرة في اليوم، صباحًا.',
  enregistree: 'حُفظ التفضيل.',
};
