import type { emailEnAttente as fr } from '../../../fr/ecrans/users/emailEnAttente';

export const emailEnAttente: typeof fr = {
  titre: 'بريدك الإلكتروني الجديد في انتظار التأكيد',
  texte: 'افتح الرابط المرسل إلى <b>{nouvelle}</b>. وإلى ذلك الحين يبقى <c>{ancienne}</c> بريدك الإلكتروني.',
  garder: 'الاحتفاظ بالقديم',
};
