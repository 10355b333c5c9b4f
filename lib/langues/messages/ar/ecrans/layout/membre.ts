import type { membre as fr } from '../../../fr/ecrans/layout/membre';

export const membre: typeof fr = {
  messages: 'الرسائل',
  nonLus:
    '{n, plural, zero {لا رسائل غير مقروءة} one {رسالة غير مقروءة} two {رسالتان غير مقروءتين} few {# رسائل غير مقروءة} many {# رسالة غير مقروءة} other {# رسالة غير مقروءة}}',
  compte: 'حسابي',
  profil: 'ملفي الشخصي',
  reservations: 'حجوزاتي',
  paiements: 'مدفوعاتي',
  alertes: 'تنبيهاتي',
  parametres: 'الإعدادات',
  aTraiter: 'طلبات تنتظر ردك',
  moderation: 'الإشراف',
  deconnexion: 'تسجيل الخروج',
};
