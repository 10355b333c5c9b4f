import type { connexion as fr } from '../../../fr/ecrans/session/connexion';

export const connexion: typeof fr = {
  requise: 'Login required',
  annuler: 'Cancel',
  seConnecter: 'Log in',
  inscription: 'Sign up',
};
