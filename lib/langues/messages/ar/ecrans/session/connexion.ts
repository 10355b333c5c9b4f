import type { connexion as fr } from '../../../fr/ecrans/session/connexion';

export const connexion: typeof fr = {
  requise: 'تسجيل الدخول مطلوب',
  annuler: 'إلغاء',
  seConnecter: 'تسجيل الدخول',
  inscription: 'إنشاء حساب',
};
