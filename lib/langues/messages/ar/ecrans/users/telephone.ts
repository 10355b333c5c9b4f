import type { telephone as fr } from '../../../fr/ecrans/users/telephone';

export const telephone: typeof fr = {
  titre: 'تأكيد رقم هاتفي',
  envoi: 'جارٍ الإرسال...',
  annonce:
    'سنرسل رمزًا في رسالة نصية إلى <b>{numero}</b>. وهو صالح لمدة {n, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
  recevoir: 'استلام الرمز',
  parti: 'أُرسل رمز للتو إلى <b>{numero}</b>.',
  confirmer: 'تأكيد',
  instant: 'لحظة...',
  confirme: 'تم تأكيد رقم هاتفك.',
  code: 'الرمز الوارد في الرسالة النصية',
  codeAide: 'ستة أرقام. لن نطلبه منك أبدًا في مكان آخر.',
  renvoyer: 'إعادة إرسال رمز',
};
