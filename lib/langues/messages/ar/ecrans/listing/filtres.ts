import type { filtres as fr } from '../../../fr/ecrans/listing/filtres';

export const filtres: typeof fr = {
  filtres: 'التصفية',
  actifs: '{n, plural, zero {مفعّلة} one {مفعّل} two {مفعّلان} few {مفعّلة} many {مفعّلًا} other {مفعّل}}',
  effacer: 'مسح الكل',
  appliquer: 'تطبيق',
};
