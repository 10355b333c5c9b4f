import type { finie as fr } from '../../../fr/ecrans/session/finie';

export const finie: typeof fr = {
  titre: 'انتهت جلستك',
  texte: 'سجّل الدخول لترى هذه الصفحة من جديد.',
  seConnecter: 'تسجيل الدخول',
};
