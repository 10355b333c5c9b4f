import type { emailAConfirmer as fr } from '../../../fr/ecrans/users/emailAConfirmer';

export const emailAConfirmer: typeof fr = {
  titre: 'أكّد بريدك الإلكتروني',
  lien: 'أرسلنا رابطًا إلى <b>{email}</b>.',
  renvoye: 'أُرسل رابط جديد للتو. وهو صالح لمدة 24 ساعة.',
  renvoyer: 'إعادة إرسال الرابط',
};
