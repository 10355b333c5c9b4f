import type { photo as fr } from '../../../fr/ecrans/users/photo';

export const photo: typeof fr = {
  echec: 'تعذّر رفع الصورة',
  aJour: 'حُدّثت صورتك.',
  retiree: 'أُزيلت صورتك.',
  changer: 'تغيير الصورة',
  ajouter: 'إضافة صورة',
  reessayer: 'إعادة المحاولة',
  retirer: 'إزالة',
  formats: 'JPEG أو PNG، بحجم 5 ميغابايت على الأكثر.',
};
