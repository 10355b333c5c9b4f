import type { motDePasse as fr } from '../../../fr/ecrans/users/motDePasse';

export const motDePasse: typeof fr = {
  aide: '8 أحرف على الأقل.',
  confirmer: 'تأكيد كلمة المرور',
};
