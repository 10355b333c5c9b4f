import type { carte as fr } from '../../../fr/ecrans/agences/carte';

export const carte: typeof fr = {
  avis: '({n, plural, one {{nombre} review} other {{nombre} reviews}})',
  services: 'Services',
  voir: 'View agency',
};
