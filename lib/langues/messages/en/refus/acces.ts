import type { acces as fr } from '../../fr/refus/acces';

export const acces: typeof fr = {
  incorrects: 'Wrong e-mail or password.',
  suspendu:
    'Your account is suspended. You may reply to this decision once, through the link in the e-mail that announced it.',
  suspenduRaison:
    'Your account is suspended. Reason: “{raison}”. You may reply to this decision once, through the link in the e-mail that announced it.',
  motDePasseActuel: 'Enter your current password.',
  motDePasseActuelFaux: 'The current password is wrong.',
  motDePasse: 'Enter your password.',
  motDePasseFaux: 'Wrong password.',
  code: 'Enter the code from your authenticator app, or a recovery code.',
  codeFaux: 'This code is wrong, or has already been used. Wait for the next one.',
  codeFauxHeure: 'This code is wrong. Check that your phone’s clock is right, then type the next one.',
  preuve: 'First confirm that it is really you.',
  facteurActif: 'Two-factor authentication is already on.',
  facteurARefaire: 'Start again: scan a new QR code.',
  facteurDAbord: 'Turn on two-factor authentication first.',
  cleNonVerifiee: 'This passkey could not be verified. Try again.',
  demandeServie: 'This request has already been used. Try again.',
  cleConnue: 'This passkey is already registered.',
  tropDeCles: 'An account has {n} passkeys at most. Delete one.',
  cleDisparue: 'This passkey no longer exists.',
  cleInconnue: 'This passkey opens no account here. Log in with your password.',
  appareilDeconnecte: 'This device is no longer logged in.',
  lienInconnu: 'This link is not valid. Check that you copied all of it, or ask for a new one.',
  lienExpire: 'This link has expired: it was valid for one hour. Ask for a new one.',
  lienServi:
    'This link no longer works: it has already been used, or has been replaced by a newer one. Ask for a new one if need be.',
  tropCourant: 'This password is too common. Choose one that nobody would guess.',
  deSoi: 'This password contains your name or your e-mail address. Choose one that says nothing about you.',
  fuite: 'This password appears in a known data leak: others will try it. Choose another.',
  pasMoiPerime:
    'This link no longer works: it has already been used, a newer one has replaced it, or it is more than seven days old.',
};
