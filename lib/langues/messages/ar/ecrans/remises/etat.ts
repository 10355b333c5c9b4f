import type { etat as fr } from '../../../fr/ecrans/remises/etat';

export const etat: typeof fr = {
  attendue: 'بانتظار تسليمه إلى الناقل',
  collectee: 'في الطريق',
  declaree: 'صُرّح بالتسليم دون رمز',
  livree: 'سُلّم',
  contestee: 'خلاف قائم',
  close: 'انتهى',
};
