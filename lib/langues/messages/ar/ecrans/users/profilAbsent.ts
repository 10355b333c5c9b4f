import type { profilAbsent as fr } from '../../../fr/ecrans/users/profilAbsent';

export const profilAbsent: typeof fr = {
  titre: 'لم يُعثر على الملف الشخصي',
  trajets: 'عرض الرحلات',
  texte: 'هذا الملف الشخصي غير موجود، أو غادر صاحبه الموقع.',
};
