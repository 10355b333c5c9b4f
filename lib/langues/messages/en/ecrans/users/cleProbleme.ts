import type { cleProbleme as fr } from '../../../fr/ecrans/users/cleProbleme';

export const cleProbleme: typeof fr = {
  deja: 'This device already has a passkey for your account.',
  echec: 'This device could not use a passkey.',
};
