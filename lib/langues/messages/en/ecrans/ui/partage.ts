import type { partage as fr } from '../../../fr/ecrans/ui/partage';

export const partage: typeof fr = {
  partager: 'Share',
  copier: 'Copy the link',
  copie: 'Link copied',
  pasCopie: 'Your browser cannot copy: copy the page’s address.',
  courriel: 'E-mail',
};
