import type { photo as fr } from '../../../fr/ecrans/users/photo';

export const photo: typeof fr = {
  echec: 'The photo could not be uploaded',
  aJour: 'Your photo is up to date.',
  retiree: 'Your photo has been removed.',
  changer: 'Change the photo',
  ajouter: 'Add a photo',
  reessayer: 'Try again',
  retirer: 'Remove',
  formats: 'JPEG or PNG, 5 MB at most.',
};
