import type { photos as fr } from '../../../fr/ecrans/agences/photos';

export const photos: typeof fr = {
  titre: 'Photos',
  voir: 'View the whole of photo {rang}',
  legende: '{nom}, photo {rang} of {total}',
};
