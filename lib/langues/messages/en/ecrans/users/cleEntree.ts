import type { cleEntree as fr } from '../../../fr/ecrans/users/cleEntree';

export const cleEntree: typeof fr = {
  connexion: 'Logging in...',
  entrer: 'Log in with a passkey',
};
