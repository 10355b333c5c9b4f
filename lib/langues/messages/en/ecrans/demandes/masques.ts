import type { masques as fr } from '../../../fr/ecrans/demandes/masques';

export const masques: typeof fr = {
  titre: 'Your hidden requests',
  faits: '{budget}, before {jour}',
};
