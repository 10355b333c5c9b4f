import type { lien as fr } from '../../../fr/ecrans/remises/lien';

export const lien: typeof fr = {
  copier: 'Copy the link',
  reprendre: 'Cancel this link',
  faire: 'Create a link for the recipient',
  question: 'Cancel this link?',
  oui: 'Cancel the link',
  garder: 'Keep it',
  effet: 'It will no longer open, and the delivery code changes.',
  copie: 'Link copied',
  impossible: 'This browser cannot copy from here. Select the link to copy it.',
};
