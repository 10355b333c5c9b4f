import type { pied as fr } from '../../../fr/ecrans/layout/pied';

export const pied: typeof fr = {
  contenu: 'انتقل إلى المحتوى',
  logo: '{produit}، الرئيسية',
  devise: 'بين أوروبا وأفريقيا، طرودك تسافر مع من يسافرون أصلًا.',
  edite: 'الناشر: {operateur}',
  nom: 'تذييل الصفحة',
  explorer: 'تصفَّح',
  trajets: 'الرحلات',
  besoins: 'الطلبات',
  agences: 'الوكالات',
  comprendre: 'تعرَّف علينا',
  aPropos: 'من نحن',
  faq: 'الأسئلة الشائعة',
  commission: 'عمولتنا',
  contact: 'اتصل بنا',
  droits: 'حقوقك',
  conditions: 'شروط الاستخدام',
  confidentialite: 'الخصوصية',
  cookies: 'ملفات تعريف الارتباط',
  mentions: 'إشعار قانوني',
};
