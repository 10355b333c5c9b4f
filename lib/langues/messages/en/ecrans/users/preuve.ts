import type { preuve as fr } from '../../../fr/ecrans/users/preuve';

export const preuve: typeof fr = {
  titre: 'Is it really you?',
  texte: 'This change affects your account’s security. Confirm it once, for ten minutes.',
  confirmer: 'Confirm',
  enCours: 'Checking...',
  motDePasse: 'Your password',
};
