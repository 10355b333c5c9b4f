import type { contact as fr } from '../../../fr/ecrans/demandes/contact';

export const contact: typeof fr = {
  connexion: 'Log in to contact this person.',
};
