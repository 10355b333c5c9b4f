import type { masques as fr } from '../../../fr/ecrans/demandes/masques';

export const masques: typeof fr = {
  titre: 'طلباتك المخفية',
  faits: '{budget}، قبل {jour}',
};
