import type { absent as fr } from '../../../fr/ecrans/transports/absent';

export const absent: typeof fr = {
  titre: 'لم يُعثر على الرحلة.',
  voir: 'عرض الرحلات',
  texte: 'هذه الرحلة غير موجودة، أو سحبها ناقلها.',
};
