import type { images as fr } from '../../../fr/ecrans/form/images';
import { images as refus } from '../../refus/images';

export const images: typeof fr = {
  echec: 'The picture could not be uploaded',
  remplacer: 'Replace the picture',
  choisir: 'Choose a picture',
  reessayer: 'Try again',
  retirer: 'Remove',
  annuler: 'Cancel',
  formats: 'JPEG, PNG or WebP, 5 MB at most.',
  glissez: 'Drag it here or paste it.',
  enCours: 'Sending the picture.',
  prete: 'The picture is ready.',
  apercu: 'Preview',
  envoi: 'Sending: {part}%',
  preparation: 'Preparing the picture…',
  envoiImage: 'Sending the picture',
  photo: 'Photo {rang}',
  photoPrete: 'Photo {rang} is ready.',
  photoPlacee: 'Photo moved to position {rang} of {total}.',
  photoRetiree: 'Photo {rang} removed.',
  avancer: 'Move photo {rang} forward',
  reculer: 'Move photo {rang} back',
  retirerPhoto: 'Remove photo {rang}',
  ajouter: 'Add photos',
  formatsPhotos: '{nombre} of {total}. JPEG, PNG or WebP, 5 MB at most each.',
  photoEnCours: 'Sending the photo.',
  // As the server refuses them.
  jpegOuPng: refus.jpegOuPng,
  heic: refus.heic,
  invalid: refus.invalid,
  tooLarge: refus.tooLarge,
};
