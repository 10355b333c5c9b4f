import type { copiePage as fr } from '../../../fr/ecrans/users/copiePage';

export const copiePage: typeof fr = {
  titre: 'بياناتي',
  pretes: 'بياناتك جاهزة',
  texte: 'ملف ZIP لك وحدك، لمدة 24 ساعة.',
  telecharger: 'تنزيل بياناتي',
};
