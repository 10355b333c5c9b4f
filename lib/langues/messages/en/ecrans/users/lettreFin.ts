import type { lettreFin as fr } from '../../../fr/ecrans/users/lettreFin';

export const lettreFin: typeof fr = {
  fini: 'You no longer get the newsletter',
  finiTexte: 'You can ask for it again, from the home page or your profile.',
  accueil: 'Go to the home page',
  question: 'You will no longer get the monthly newsletter at the address where this link arrived.',
  finir: 'Stop the newsletter',
};
