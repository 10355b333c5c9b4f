import type { motDePasseChange as fr } from '../../../fr/ecrans/users/motDePasseChange';

export const motDePasseChange: typeof fr = {
  changer: 'تغيير كلمة المرور',
  enCours: 'جارٍ التغيير...',
  change: 'تغيّرت كلمة المرور. سُجّل الخروج من أجهزتك الأخرى.',
  actuel: 'كلمة المرور الحالية',
  nouveau: 'كلمة المرور الجديدة',
};
