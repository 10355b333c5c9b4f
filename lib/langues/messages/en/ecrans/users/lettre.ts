import type { lettre as fr } from '../../../fr/ecrans/users/lettre';

export const lettre: typeof fr = {
  sansScript: 'To get the newsletter, turn JavaScript on.',
};
