import type { langues as fr } from '../../../fr/ecrans/layout/langues';

export const langues: typeof fr = {
  aussi: 'This site is also in English.',
  lire: 'Read in English',
  fermer: 'Close',
};
