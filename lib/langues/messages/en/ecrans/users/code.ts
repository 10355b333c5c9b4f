import type { code as fr } from '../../../fr/ecrans/users/code';

export const code: typeof fr = {
  nom: 'Verification code',
  secours: 'The six digits from your authenticator app, or a recovery code.',
  application: 'The six digits the app shows now.',
};
