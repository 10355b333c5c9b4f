import type { emailRepris as fr } from '../../../fr/ecrans/users/emailRepris';

export const emailRepris: typeof fr = {
  adresse: 'Your address is the account’s again.',
  appareils: 'All devices are logged out.',
  motDePasse: 'The old password no longer works: you choose a new one straight away.',
  repris: 'Your address is yours again. Choose a new password.',
  reprendre: 'Take my address back',
  ecrire: 'Write to us',
};
