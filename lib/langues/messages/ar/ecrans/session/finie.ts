import type { finie as fr } from '../../../fr/ecrans/session/finie';

export const finie: typeof fr = {
  titre: 'انتهت جلستك',
  texte: 'أُغلقت في نافذة أخرى، أو انتهت صلاحيتها. سجّل الدخول من جديد لترى هذه الصفحة.',
  seConnecter: 'تسجيل الدخول',
};
