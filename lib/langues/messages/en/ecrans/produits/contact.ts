import type { contact as fr } from '../../../fr/ecrans/produits/contact';

export const contact: typeof fr = {
  connexion: 'Log in to contact this seller.',
};
