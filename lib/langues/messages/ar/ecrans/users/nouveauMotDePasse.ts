import type { nouveauMotDePasse as fr } from '../../../fr/ecrans/users/nouveauMotDePasse';

export const nouveauMotDePasse: typeof fr = {
  incomplet: 'هذا الرابط غير كامل. افتحه من جديد من الرسالة، أو اطلب رابطًا جديدًا.',
  changer: 'تغيير كلمة المرور',
  enCours: 'جارٍ التغيير...',
  nouveau: 'كلمة المرور الجديدة',
  nouveauLien: 'طلب رابط جديد',
  change: 'تغيّرت كلمة المرور. سجّل الدخول بالكلمة الجديدة.',
};
