import type { masque as fr } from '../../../fr/ecrans/transports/masque';

export const masque: typeof fr = {
  tous: 'كل الرحلات',
  titre: 'هذه الرحلة مخفية',
  texte: 'لا يراها أحد سواك. تبقى الحجوزات الجارية سارية.',
};
