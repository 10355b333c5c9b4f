import type { copieFenetre as fr } from '../../../fr/ecrans/users/copieFenetre';

export const copieFenetre: typeof fr = {
  titre: 'تنزيل بياناتي',
  texte: 'أكّد أنك أنت. ثلاث نسخ في اليوم على الأكثر.',
  telecharger: 'تنزيل',
  enCours: 'جارٍ التحضير...',
  parEmail: 'بياناتك كثيرة: سيصلك الرابط عبر البريد الإلكتروني، وهو صالح 24 ساعة.',
  pretes: 'بياناتك جاهزة.',
  motDePasse: 'كلمة المرور',
};
