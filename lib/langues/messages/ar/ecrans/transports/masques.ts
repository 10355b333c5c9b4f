import type { masques as fr } from '../../../fr/ecrans/transports/masques';

export const masques: typeof fr = {
  titre: 'رحلاتك المخفية',
};
