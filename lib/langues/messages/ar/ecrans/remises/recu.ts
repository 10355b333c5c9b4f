import type { recu as fr } from '../../../fr/ecrans/remises/recu';

export const recu: typeof fr = {
  recu: 'استلمت الطرد',
  envoi: 'جارٍ الإرسال...',
  probleme: 'هناك مشكلة',
  motif: 'ما المشكلة',
  motifAide: 'سيقرؤها مرسل الطرد والناقل.',
  envoyer: 'إرسال',
};
