import type { colis as fr } from '../../../fr/ecrans/remises/colis';

export const colis: typeof fr = {
  titre: 'طردك',
  etat: '{etat}.',
  attendue: 'لم ينطلق بعد',
  collectee: 'في الطريق',
  declaree: 'تسليم بانتظار التأكيد',
  livree: 'سُلّم',
  contestee: 'أُبلغ عن مشكلة',
  close: 'انتهى',
  nonConfirmee: 'لم يُؤكَّد التسليم',
  arrive: 'وصل طردك من {depart} إلى {arrivee} <le>{date}</le>.',
  dit: 'صرّح الناقل <qui>{nom}</qui> بأن طردك من {depart} سُلّم في {arrivee}. أخبرنا هنا إن استلمته أو إن كانت هناك مشكلة.',
  apportait: 'كان طردك من {depart} إلى {arrivee} مع <qui>{nom}</qui>.',
  devait:
    'كان مقررًا أن يصل طردك من {depart} إلى {arrivee} مع <qui>{nom}</qui> <le>{date}</le>، ولم يؤكد أحد وصوله بعد. اسأل مرسل الطرد عنه.',
  apporte: 'طردك في الطريق من {depart} إلى {arrivee} مع <qui>{nom}</qui>. الوصول المتوقع <le>{date}</le>.',
  nonEnregistre: 'لم يُسجَّل ذلك. {raison}',
  ouEnEst: 'لم يُسجَّل ذلك. هذه حالة طردك الآن.',
  entreEux: 'يسوّي المرسل والناقل هذه المشكلة فيما بينهما.',
  qr: 'رمز QR للتسليم',
  montrer: 'أظهر هذا الرمز للناقل عند استلام الطرد، لا قبل ذلك.',
};
