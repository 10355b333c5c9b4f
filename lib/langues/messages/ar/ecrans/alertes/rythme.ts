import type { rythme as fr } from '../../../fr/ecrans/alertes/rythme';

export const rythme: typeof fr = {
  aussitot: 'فور النشر',
  quotidien: 'مرة في اليوم، صباحًا',
};
