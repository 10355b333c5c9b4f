import type { photos as fr } from '../../../fr/ecrans/agences/photos';

export const photos: typeof fr = {
  titre: 'الصور',
  voir: 'عرض الصورة {rang} كاملة',
  legende: '{nom}، الصورة {rang} من {total}',
};
