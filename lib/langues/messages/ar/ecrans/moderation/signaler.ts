import type { signaler as fr } from '../../../fr/ecrans/moderation/signaler';

export const signaler: typeof fr = {
  signaler: 'إبلاغ',
  connexion: 'سجّل الدخول للإبلاغ عن المشكلة.',
};
