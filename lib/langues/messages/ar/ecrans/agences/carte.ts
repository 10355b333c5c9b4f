import type { carte as fr } from '../../../fr/ecrans/agences/carte';

export const carte: typeof fr = {
  avis: '({n, plural, zero {لا تقييمات} one {تقييم واحد} two {تقييمان} few {{nombre} تقييمات} many {{nombre} تقييمًا} other {{nombre} تقييم}})',
  services: 'الخدمات',
  voir: 'عرض الوكالة',
};
