import type { transports as fr } from '../../fr/saisie/transports';

export const transports: typeof fr = {
  date: 'أدخل التاريخ.',
  dateIllisible: 'تعذّرت قراءة هذا التاريخ. مثال: \u20662026-12-12T06:30\u2069.',
  dateInconnue: 'هذا التاريخ غير موجود.',
  poidsNul: 'يجب أن يكون الوزن أكبر من 0 كغ.',
  poidsTrop: 'لا يمكن أن يتجاوز الوزن 50\u00a0000\u00a0كغ.',
  tropDEtapes: 'لا يمكن أن يتجاوز عدد محطات الرحلة {n}.',
  villesRequises: 'مدينتا الانطلاق والوصول إلزاميتان',
  ville: 'أدخل المدينة.',
  type: 'اختر Particulier (فرد) أو Professionnel (مهني).',
  poids: 'أدخل الوزن بالكيلوغرام.',
  rienCoche: 'ضع علامة على الاستلام أو التسليم أو كليهما.',
  jour: 'أدخل يومًا بالصيغة YYYY-MM-DD.',
  jourInconnu: 'هذا اليوم غير موجود.',
  tri: 'طريقة الترتيب هذه غير موجودة.',
  villeDepart: 'أدخل مدينة الانطلاق.',
  villeArrivee: 'أدخل مدينة الوصول.',
};
