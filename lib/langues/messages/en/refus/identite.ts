import type { identite as fr } from '../../fr/refus/identite';

export const identite: typeof fr = {
  emailDAbord:
    'Confirm your e-mail address first: open the link you received by e-mail, or ask for it again in your settings.',
  emailDejaConfirme: 'Your e-mail address is already confirmed.',
  emailDUnAutre:
    'In the meantime this address has become another account’s. Choose another one in your settings.',
  lienInconnu: 'This link is not valid. Check that you copied all of it.',
  lienServi: 'This link no longer works: it has already been used, or has been replaced by a newer one.',
  lienExpireHeures:
    'This link has expired: it was valid for {n}\u00a0hours. Ask for a new one in your settings.',
  lienExpireJours: 'This link has expired: it was valid for {n}\u00a0days. Write to us.',
  numeroDejaConfirme: 'Your number is already confirmed.',
  pasPortable:
    'This number cannot receive our text message: enter in your settings a European or African mobile number, with its country code.',
  codeFini: 'This code no longer works. Ask for a new one.',
  codeFauxFini: 'This code is wrong, and no longer works. Ask for a new one.',
  codeFaux: 'This code is wrong. You have {n, plural, one {# try} other {# tries}} left.',
  imageNonLue: 'The picture could not be read.',
  documentDAutre: 'Your type of profile does not include this document.',
  photoDisparue: 'This photo no longer exists. Send it again.',
};
