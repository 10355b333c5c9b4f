import type { emailRepris as fr } from '../../../fr/ecrans/users/emailRepris';

export const emailRepris: typeof fr = {
  adresse: 'يعود بريدك الإلكتروني بريدًا للحساب.',
  appareils: 'يُسجَّل الخروج من جميع الأجهزة.',
  motDePasse: 'لا تعود كلمة المرور القديمة صالحة: تختار كلمة جديدة فورًا.',
  repris: 'استعدت بريدك الإلكتروني. اختر كلمة مرور جديدة.',
  reprendre: 'استعادة بريدي الإلكتروني',
  ecrire: 'راسلنا',
};
