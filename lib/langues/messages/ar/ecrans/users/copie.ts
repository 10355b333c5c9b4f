import type { copie as fr } from '../../../fr/ecrans/users/copie';

export const copie: typeof fr = {
  titre: 'تنزيل بياناتي',
  texte: 'كل ما نحتفظ به عنك في ملف ZIP: صفحة للقراءة، وبياناتك بصيغة JSON، وصورك.',
  telecharger: 'تنزيل',
};
