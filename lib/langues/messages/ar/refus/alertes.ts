import type { alertes as fr } from '../../fr/refus/alertes';

export const alertes: typeof fr = {
  introuvable: 'لم يعد هذا التنبيه موجودًا.',
  tropLarge: 'حدّد بحثك: مدينة أو فئة أو كلمة من ثلاثة أحرف على الأقل.',
  maximum: 'لديك {n} تنبيهًا، وهو الحد الأقصى. احذف واحدًا أولًا.',
  dejaGardee: 'لديك هذا التنبيه بالفعل.',
};
