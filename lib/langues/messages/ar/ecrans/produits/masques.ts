import type { masques as fr } from '../../../fr/ecrans/produits/masques';

export const masques: typeof fr = {
  titre: 'منتجاتك المخفية',
  faits: '{prix}، <lieu>{lieu}</lieu>',
};
