import type { garder as fr } from '../../../fr/ecrans/alertes/garder';

export const garder: typeof fr = {
  transport: 'تلقَّ تنبيهًا فور نشر رحلة تناسبك، أو مرة في اليوم.',
  demande: 'تلقَّ تنبيهًا فور نشر طلب يناسبك، أو مرة في اليوم.',
  produit: 'تلقَّ تنبيهًا فور نشر منتج يناسبك، أو مرة في اليوم.',
  connexion: 'سجّل الدخول لتنشئ تنبيهًا.',
  creer: 'إنشاء تنبيه',
};
