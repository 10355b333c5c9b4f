import type { entete as fr } from '../../../fr/ecrans/layout/entete';

export const entete: typeof fr = {
  accueil: 'الرئيسية',
  trajets: 'الرحلات',
  besoins: 'الطلبات',
  agences: 'الوكالات',
  navigation: 'التصفح الرئيسي',
  menu: 'القائمة',
  ouvrir: 'فتح القائمة',
  fermer: 'إغلاق القائمة',
  connexion: 'تسجيل الدخول',
  inscription: 'إنشاء حساب',
  retour: 'العودة إلى القائمة',
  logo: '{produit}، الرئيسية',
  absent: 'حسابك لا يستجيب.',
  reessayer: 'إعادة المحاولة',
  chargement: 'جارٍ التحميل...',
  apparence: 'المظهر',
  langue: 'اللغة',
};
