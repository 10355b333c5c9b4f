import type { contact as fr } from '../../../fr/ecrans/transports/contact';

export const contact: typeof fr = {
  connexion: 'سجّل الدخول لتتواصل مع هذا الناقل.',
};
