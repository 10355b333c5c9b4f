import type { finie as fr } from '../../../fr/ecrans/session/finie';

export const finie: typeof fr = {
  titre: 'Your session is over',
  texte: 'Log in to see this page again.',
  seConnecter: 'Log in',
};
