import type { lignes as fr } from '../../../fr/ecrans/moderation/lignes';

export const lignes: typeof fr = {
  evenement: 'Event',
  autour: 'The message and what surrounds it',
  photo: 'Photo {rang} of {total} (new tab)',
  auteur: '<b>{auteur}</b>:',
};
