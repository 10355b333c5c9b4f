import type { tri as fr } from '../../../fr/ecrans/transports/tri';

export const tri: typeof fr = {
  date: 'الأقرب انطلاقًا',
  recent: 'الأحدث نشرًا',
};
