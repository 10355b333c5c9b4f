import type { masques as fr } from '../../../fr/ecrans/produits/masques';

export const masques: typeof fr = {
  titre: 'Your hidden products',
  faits: '{prix}, <lieu>{lieu}</lieu>',
};
