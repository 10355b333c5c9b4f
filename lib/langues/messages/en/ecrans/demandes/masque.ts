import type { masque as fr } from '../../../fr/ecrans/demandes/masque';

export const masque: typeof fr = {
  tous: 'All requests',
  masque: 'Hidden',
  urgent: 'Urgent',
  titre: 'This request is hidden',
  texte: 'Only you can see it.',
  photo: 'Photo: {titre}',
};
