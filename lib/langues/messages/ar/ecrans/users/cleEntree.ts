import type { cleEntree as fr } from '../../../fr/ecrans/users/cleEntree';

export const cleEntree: typeof fr = {
  connexion: 'جارٍ تسجيل الدخول...',
  entrer: 'الدخول بمفتاح مرور',
};
