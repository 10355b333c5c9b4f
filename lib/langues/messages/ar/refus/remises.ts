import type { remises as fr } from '../../fr/refus/remises';

export const remises: typeof fr = {
  lienPerime: 'هذا الرابط غير صالح، أو لم يعد صالحًا. اطلب رابطًا آخر من مرسل الطرد إليك.',
  litigeIntrouvable: 'لم يُعثر على الخلاف.',
  rienDeConserve: 'لا توجد أي دفعة محتفظ بها لهذا الحجز.',
  pasEncoreParti: 'لم تنطلق الرحلة بعد.',
  pasPossible:
    'هذا غير ممكن: {etat, select, attendue {لم يُسلَّم الطرد بعد إلى الناقل} collectee {الطرد في الطريق} declaree {صُرّح بالتسليم دون رمز} livree {سُلّم الطرد} contestee {يوجد خلاف قائم} other {انتهت العملية}}.',
  pasConfirmee:
    'هذا الحجز غير مؤكد: {statut, select, en_attente {قيد الانتظار} refusee {مرفوض} other {ملغى}}.',
  tropDePropositions: 'قدّمت {n} اقتراحًا، وهو الحد الأقصى. سيبتّ أحد المشرفين في الأمر.',
  plusLaDerniere: 'لم يعد هذا الاقتراح هو الأخير. راجع قبل القبول.',
  vousConcerne: 'هذا الأمر يخصك: يجب أن يبتّ فيه مشرف آخر.',
  dejaRegle: 'سُوّي هذا الخلاف بالفعل.',
  tropRembourse: 'هذا المبلغ أكبر من المبلغ المحتفظ به.',
  payeurSeul: 'لا يمكن أن يؤكد أن كل شيء على ما يرام إلا من دفع.',
  pasConserve: 'هذه الدفعة غير محتفظ بها حاليًا.',
  gele: 'يعترض بنك الدافع على هذه الدفعة: ستبقى مجمّدة إلى أن يرد البنك.',
  expediteurSeul: 'لا يعطي هذا الرابط إلا مرسل الطرد.',
  transporteurDeclare: 'الناقل هو من يصرّح بالتسليم.',
  transporteurEntre: 'الناقل هو من يُدخل الرمز.',
  autreCode: 'عملية التسليم هذه مسجّلة بالفعل برمز آخر.',
  codeRemplace: 'استُبدل هذا الرمز منذ ذلك الحين. اطلب الرمز الجديد من مرسل الطرد أو من المستلم.',
  pasOuverte: 'لم تُفتح عملية التسليم.',
  codeFaux:
    'هذا الرمز غير صحيح. {n, plural, zero {لم تبقَ أي محاولة} one {بقيت محاولة واحدة} two {بقيت محاولتان} few {بقيت # محاولات} many {بقيت # محاولة} other {بقيت # محاولة}}.',
  tropDeCodes:
    'رموز خاطئة كثيرة جدًا. أعد المحاولة بعد {unite, select, s {{n, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}} min {{n, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}} other {{n, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}}}، أو اطلب من المستلم التأكيد عبر رابطه.',
};
