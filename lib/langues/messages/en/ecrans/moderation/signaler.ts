import type { signaler as fr } from '../../../fr/ecrans/moderation/signaler';

export const signaler: typeof fr = {
  signaler: 'Report',
  connexion: 'Log in to report what is wrong.',
};
