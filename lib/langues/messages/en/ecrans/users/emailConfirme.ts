import type { emailConfirme as fr } from '../../../fr/ecrans/users/emailConfirme';

export const emailConfirme: typeof fr = {
  fait: 'Your address is confirmed',
  change: 'It is now your account’s address, and the one you log in with.',
  preuve: 'Others can see it, and you can pay and book like any confirmed account.',
  profil: 'View my profile',
  clic: 'One click, and it is done. You do not need to be logged in.',
  confirmer: 'Confirm my address',
  parametres: 'Open my settings',
};
