import type { connexion as fr } from '../../../fr/ecrans/users/connexion';

export const connexion: typeof fr = {
  valider: 'تأكيد',
  seConnecter: 'تسجيل الدخول',
  enCours: 'جارٍ تسجيل الدخول...',
  echec: 'تعذّر تسجيل الدخول',
  email: 'البريد الإلكتروني',
  motDePasse: 'كلمة المرور',
  souvenir: 'تذكّرني',
  oubli: 'هل نسيت كلمة المرور؟',
  compte: 'الحساب {email}',
  changer: 'تغيير',
  appareil: 'تذكّر هذا الجهاز لمدة 30 يومًا',
};
