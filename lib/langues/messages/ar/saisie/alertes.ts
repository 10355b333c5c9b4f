import type { alertes as fr } from '../../fr/saisie/alertes';

export const alertes: typeof fr = {
  jour: 'أدخل يومًا بالصيغة YYYY-MM-DD.',
  jourInconnu: 'هذا اليوم غير موجود.',
  rythme: 'اختر متى تريد أن نُعلمك.',
  genre: 'اختر ما تبحث عنه.',
  poids: 'أدخل الوزن بالكيلوغرام.',
  type: 'اختر Particulier (فرد) أو Professionnel (مهني).',
  avantLePremier: 'هذا اليوم يسبق اليوم الأول.',
};
