import type { remise as fr } from '../../../fr/ecrans/remises/remise';

export const remise: typeof fr = {
  collecte: 'الاستلام',
  collecteQr: 'رمز QR للاستلام',
  collecteMontrer: 'أظهر هذا الرمز للناقل عند تسليمه الطرد، لا قبل ذلك.',
  collecteAttendre: 'يُظهر لك المرسل هذا الرمز عند تسليمك الطرد.',
  livraison: 'التسليم',
  livraisonQr: 'رمز QR للتسليم',
  livraisonMontrer: 'يُظهر المستلم هذا الرمز للناقل عند استلام الطرد، لا قبل ذلك.',
  livraisonAttendre: 'يُظهر لك المستلم هذا الرمز عند تسليمه الطرد.',
  faiteLien: 'تم <le>{date}</le>، بتأكيد من المستلم.',
  faiteCode: 'تم <le>{date}</le> بالرمز.',
  pasFaite: 'غير مؤكد.',
  entrer: 'إدخال رمز التسليم',
  declaree: 'صُرّح بالتسليم دون رمز',
  declareeLe: 'صرّح به الناقل <le>{date}</le>.',
  personne: 'لا أحد يستطيع أن يريني الرمز',
  declarer:
    'صرّح بالتسليم مع صورة. إن لم يُبلَّغ عن أي خلاف خلال سبعة أيام، تُصرف لك الدفعة المحتفظ بها. أما بالرمز فالمدة 24 ساعة.',
  citation: '«{texte}»',
  photo: 'صورة الطرد',
};
