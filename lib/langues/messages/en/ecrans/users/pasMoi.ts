import type { pasMoi as fr } from '../../../fr/ecrans/users/pasMoi';

export const pasMoi: typeof fr = {
  appareils: 'All devices are logged out, this one too.',
  motDePasse: 'The old password no longer works: you choose a new one straight away.',
  ajouts:
    'No device is remembered any more, and whatever was added since then to get into the account is removed.',
  protegeSuite: 'Your account is protected. Choose a new password.',
  protege: 'Your account is protected',
  ailleurs:
    'Nobody is logged in to it any more. Its e-mail address is no longer the one where you received this link: write to us to get it back.',
  ecrire: 'Write to us',
  si: 'If it was not you:',
  enCours: 'Protecting...',
  bouton: 'It was not me',
  sinon: 'Was it you? Simply close this page.',
};
