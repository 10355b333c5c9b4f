import type { absent as fr } from '../../../fr/ecrans/demandes/absent';

export const absent: typeof fr = {
  titre: 'لم يُعثر على الطلب',
  voir: 'عرض الطلبات',
  texte: 'هذا الطلب غير موجود، أو سحبه من نشره.',
};
