import type { bloques as fr } from '../../../fr/ecrans/moderation/bloques';

export const bloques: typeof fr = {
  titre: 'الأشخاص المحظورون',
  personne: 'لا أحد. يمكنك حظر شخص من ملفه الشخصي: لا رسائل ولا حجوزات بعدها، دون أن يُخبَر بذلك.',
  depuis: 'منذ {jour}',
  debloquer: 'إلغاء الحظر',
  debloque: 'أُلغي حظر {nom}.',
};
