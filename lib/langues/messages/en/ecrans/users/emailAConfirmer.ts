import type { emailAConfirmer as fr } from '../../../fr/ecrans/users/emailAConfirmer';

export const emailAConfirmer: typeof fr = {
  titre: 'Confirm your e-mail address',
  lien: 'We have sent a link to <b>{email}</b>.',
  renvoye: 'A new link is on its way. It works for 24 hours.',
  renvoyer: 'Send the link again',
};
