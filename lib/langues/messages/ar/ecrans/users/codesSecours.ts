import type { codesSecours as fr } from '../../../fr/ecrans/users/codesSecours';

export const codesSecours: typeof fr = {
  titre: 'رموز الاسترداد الخاصة بك',
  copies: 'نُسخت الرموز.',
  sansCopie: 'لا يسمح متصفحك بالنسخ: دوّنها.',
  garder: 'احتفظ بهذه الرموز خارج هاتفك',
  usage: 'يحلّ كل منها مرة واحدة محل رمز التطبيق إذا فقدته. لن تُعرض مرة أخرى.',
  liste: 'رموز الاسترداد',
  copier: 'نسخ',
  telecharger: 'تنزيل',
  gardes: 'احتفظت بهذه الرموز',
  fichier: 'رموز-الاسترداد-rihla.txt',
};
