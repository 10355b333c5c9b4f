import type { vu as fr } from '../../../fr/ecrans/moderation/vu';

export const vu: typeof fr = {
  vu: 'تم الاطلاع',
};
