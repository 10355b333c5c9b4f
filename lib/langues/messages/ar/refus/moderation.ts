import type { moderation as fr } from '../../fr/refus/moderation';

export const moderation: typeof fr = {
  cibleIntrouvable: 'ما تُبلّغ عنه غير موجود أو لم يعد موجودًا.',
  vousConcerne: 'هذا الأمر يخصك: يجب أن يبتّ فيه مشرف آخر.',
  desaccordRegle: 'سُوّي هذا الخلاف: لم تعد محادثته تُقرأ.',
  rienEcrit: 'لم يكتب أحدهما للآخر شيئًا هنا.',
  dejaTraite: 'سبقت معالجة هذا البلاغ.',
  aVous: 'لا يمكنك الإبلاغ عما يخصك.',
  dejaSignale: 'سبق أن أبلغت عنه: سنُعلمك بما نقرره.',
  plusValable: 'لم تعد هذه الوثيقة صالحة: ارفضها.',
  nAttendPlus: 'لم تعد هذه الوثيقة قيد الانتظار: بُتَّ فيها أو استُبدلت أو سُحبت.',
  dejaRepondu: 'سبق أن رددت على هذا القرار.',
  photoFermee: 'تعذّر فتح هذه الصورة: تغيّر مفتاحها.',
  profilNonMasquable: 'لا يُخفى الملف الشخصي: علّق الحساب.',
  dejaMasque: 'هذا مخفي بالفعل أو محذوف.',
  rienARetablir: 'لا شيء لاستعادته.',
  dejaSuspendu: 'هذا الحساب معلّق بالفعل.',
};
