import type { finie as fr } from '../../../fr/ecrans/session/finie';

export const finie: typeof fr = {
  titre: 'Your session is over',
  texte: 'It was closed in another window, or it has expired. Log in again to see this page.',
  seConnecter: 'Log in',
};
