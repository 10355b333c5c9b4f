import type { contact as fr } from '../../../fr/ecrans/demandes/contact';

export const contact: typeof fr = {
  connexion: 'سجّل الدخول لتتواصل مع هذا الشخص.',
};
