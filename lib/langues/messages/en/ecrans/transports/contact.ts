import type { contact as fr } from '../../../fr/ecrans/transports/contact';

export const contact: typeof fr = {
  connexion: 'Log in to contact this carrier.',
};
