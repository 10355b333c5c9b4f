import type { rythme as fr } from '../../../fr/ecrans/alertes/rythme';

export const rythme: typeof fr = {
  aussitot: 'As soon as it is posted',
  quotidien: 'Once a day, in the morning',
};
