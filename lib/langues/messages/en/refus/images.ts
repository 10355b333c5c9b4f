import type { images as fr } from '../../fr/refus/images';

export const images: typeof fr = {
  missing: 'A picture is required',
  invalid: 'Please choose a valid picture',
  tooLarge: 'The picture must not exceed 5 MB',
  heic: 'HEIC photos cannot be read here. Export yours as JPEG, then try again.',
  jpegOuPng: 'Only JPEG and PNG are accepted',
  disparue: 'This picture no longer exists. Send it again.',
  pasEnregistree: 'The picture could not be saved. Try again.',
  nombreuses: 'Many pictures are arriving at the moment. Try again in a few seconds.',
  tresDemandees: 'Many pictures are being asked for at the moment. Try again in a few seconds.',
  inconnue: 'This picture does not exist.',
};
