import type { filtres as fr } from '../../../fr/ecrans/listing/filtres';

export const filtres: typeof fr = {
  filtres: 'Filters',
  actifs: '{n, plural, one {active} other {active}}',
  effacer: 'Clear all',
  appliquer: 'Apply',
};
