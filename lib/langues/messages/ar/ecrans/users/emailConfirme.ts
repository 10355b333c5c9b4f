import type { emailConfirme as fr } from '../../../fr/ecrans/users/emailConfirme';

export const emailConfirme: typeof fr = {
  fait: 'تم تأكيد بريدك الإلكتروني',
  change: 'صار هذا بريد حسابك، وبه تسجّل الدخول.',
  preuve: 'يرى الآخرون ذلك، ويمكنك الدفع والحجز كأي حساب مؤكَّد.',
  profil: 'عرض ملفي الشخصي',
  clic: 'نقرة واحدة ويتم الأمر. لست بحاجة إلى تسجيل الدخول.',
  confirmer: 'تأكيد بريدي الإلكتروني',
  parametres: 'فتح إعداداتي',
};
