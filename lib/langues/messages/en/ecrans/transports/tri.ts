import type { tri as fr } from '../../../fr/ecrans/transports/tri';

export const tri: typeof fr = {
  date: 'Soonest departure',
  recent: 'Most recently posted',
};
