import type { profil as fr } from '../../../fr/ecrans/users/profil';

export const profil: typeof fr = {
  transports: 'الرحلات',
  demandes: 'الطلبات',
  agence: 'عرض الوكالة',
  visiteurs: 'سجّل الدخول لتتواصل مع هذا الشخص.',
  mien: 'ملفي الشخصي',
  verifie: 'موثَّق ✓',
  nonVerifie: 'الهوية غير موثَّقة',
  public: 'عرض ملفي الشخصي العام',
};
