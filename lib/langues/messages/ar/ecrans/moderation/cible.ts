import type { cible as fr } from '../../../fr/ecrans/moderation/cible';

export const cible: typeof fr = {
  utilisateur: 'ملف شخصي',
  message: 'رسالة',
  demande: 'طلب',
  transport: 'رحلة',
  produit: 'منتج',
  avis: 'تقييم',
};
