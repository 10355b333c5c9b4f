import type { masque as fr } from '../../../fr/ecrans/demandes/masque';

export const masque: typeof fr = {
  tous: 'كل الطلبات',
  masque: 'مخفي',
  urgent: 'عاجل',
  titre: 'هذا الطلب مخفي',
  texte: 'لا يراه أحد سواك.',
  photo: 'صورة: {titre}',
};
