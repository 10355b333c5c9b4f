import type { carte as fr } from '../../../fr/ecrans/transports/carte';

export const carte: typeof fr = {
  masque: 'مخفية',
  partielle: 'تطابق جزئي',
  surLeTrajet: 'ضمن رحلة {depart}\u200f ← \u200f{arrivee}',
  max: 'الحد الأقصى: {poids}',
  voir: 'عرض الرحلة',
  complet: 'الرحلة ممتلئة',
};
