import type { securite as fr } from '../../fr/lettres/securite';

export const securite: typeof fr = {
  connexion: 'New login to your {produit} account',
  connexionTexte: 'Somebody has just logged in to your account from a device that we had never seen.',
  motDePasse: 'The password of your {produit} account has changed',
  motDePasseTexte:
    'The password of your {produit} account has just been changed. The other devices have been logged out.',
  parLien: 'A new password for your {produit} account',
  parLienTexte:
    'The password of your {produit} account has just been changed through a link received by e-mail. All devices have been logged out.',
  telephone: 'The phone number of your {produit} account has changed',
  telephoneTexte: 'Your {produit} account now has another phone number, which is not confirmed yet.',
  facteurActive: 'Two-factor authentication is on for your {produit} account',
  facteurActiveTexte:
    'At each new login, a code from your authenticator app will be asked for. The other devices have been logged out.',
  facteurDesactive: 'Two-factor authentication is off for your {produit} account',
  facteurDesactiveTexte: 'Your password is again enough to log in.',
  secoursServi: 'A recovery code of your {produit} account has been used',
  secoursServiTexte:
    'Somebody has just logged in with one of your recovery codes. This code will not work again.',
  secoursNouveaux: 'New recovery codes for your {produit} account',
  secoursNouveauxTexte: 'New recovery codes have just been created. The old ones no longer work.',
  cleAjoutee: 'A passkey has been added to your {produit} account',
  cleAjouteeTexte: 'A passkey has just been registered. It allows logging in without a password.',
  cleSupprimee: 'A passkey of your {produit} account has been deleted',
  cleSupprimeeTexte: 'A passkey has just been deleted. It no longer allows logging in.',
  appareil: 'Device: {appareil}.',
  appareilVers: 'Device: {appareil}, around {lieu} according to its time zone.',
  quand: 'On {jour}, in your account’s time zone.',
  cetaitVous: 'Was it you? There is nothing for you to do.',
  pasMoi: 'It was not me',
  pasMoiSuite:
    'This button shows a page that logs all devices out and has you choose a new password. It works once, for seven days.',
  oubli: 'Your new {produit} password',
  oubliTexte: 'A new password has been requested for your {produit} account. To choose it, open this link.',
  oubliBouton: 'Choose my password',
  oubliDuree: 'This link works once only, for one hour.',
  oubliSinon: 'If you did not ask for this, do nothing: your password stays the same.',
};
