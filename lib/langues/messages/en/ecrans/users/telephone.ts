import type { telephone as fr } from '../../../fr/ecrans/users/telephone';

export const telephone: typeof fr = {
  titre: 'Confirm my phone number',
  envoi: 'Sending...',
  annonce:
    'We will send a code by text message to <b>{numero}</b>. It works for {n, plural, one {# minute} other {# minutes}}.',
  recevoir: 'Get the code',
  parti: 'A code is on its way to <b>{numero}</b>.',
  confirmer: 'Confirm',
  instant: 'One moment...',
  confirme: 'Your phone number is confirmed.',
  code: 'Code received by text message',
  codeAide: 'Six digits. We will never ask you for it anywhere else.',
  renvoyer: 'Send another code',
};
