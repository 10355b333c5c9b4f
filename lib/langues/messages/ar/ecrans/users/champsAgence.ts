import type { champsAgence as fr } from '../../../fr/ecrans/users/champsAgence';

export const champsAgence: typeof fr = {
  entreprise: 'اسم الشركة',
  adresse: 'العنوان',
  adresseAide: 'يُعرض في الدليل: الشارع والرمز البريدي والمدينة.',
  stockage: 'سعة التخزين',
  stockageExemple: '400 متر مكعب',
  services: 'الخدمات المقدَّمة',
  horaires: 'أوقات العمل (اختياري)',
  horairesAide: 'اليوم الذي يُترك فارغًا يُعرض «مغلق».',
  horaireExemple: '9:00-18:00',
  contact: 'جهة الاتصال الرئيسية (اختياري)',
  contactAide: 'تُنشر مع وكالتك.',
  contactNom: 'اسم جهة الاتصال',
  contactTelephone: 'هاتف جهة الاتصال',
  contactEmail: 'البريد الإلكتروني لجهة الاتصال',
};
