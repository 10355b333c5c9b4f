import type { lien as fr } from '../../../fr/ecrans/users/lien';

export const lien: typeof fr = {
  incomplet: 'This link is not complete. Open it again from the e-mail.',
  instant: 'One moment...',
};
