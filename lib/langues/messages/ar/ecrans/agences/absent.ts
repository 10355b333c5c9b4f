import type { absent as fr } from '../../../fr/ecrans/agences/absent';

export const absent: typeof fr = {
  titre: 'لم يُعثر على الوكالة',
  voir: 'عرض الوكالات',
  texte: 'هذه الوكالة غير موجودة، أو غادرت الدليل.',
};
