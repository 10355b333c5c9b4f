import type { fenetre as fr } from '../../../fr/ecrans/ui/fenetre';

export const fenetre: typeof fr = {
  fermer: 'Close',
  annuler: 'Cancel',
  abandonQuestion: 'Discard what you have typed?',
  abandonner: 'Discard',
  continuer: 'Keep typing',
  perdu: 'What you have written will be lost.',
};
