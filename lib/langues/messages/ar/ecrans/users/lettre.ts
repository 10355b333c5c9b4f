import type { lettre as fr } from '../../../fr/ecrans/users/lettre';

export const lettre: typeof fr = {
  sansScript: 'لتلقي النشرة، فعّل JavaScript.',
};
