import type { contact as fr } from '../../../fr/ecrans/produits/contact';

export const contact: typeof fr = {
  connexion: 'سجّل الدخول لتتواصل مع هذا البائع.',
};
