import type { type as fr } from '../../../fr/ecrans/transports/type';

export const type: typeof fr = {
  Particulier: 'فرد',
  Professionnel: 'مهني',
};
