import type { lettreConfirmation as fr } from '../../../fr/ecrans/users/lettreConfirmation';

export const lettreConfirmation: typeof fr = {
  abonne: 'You are subscribed to the newsletter',
  abonneTexte: 'It comes once a month at most. Each one has a link to stop receiving it.',
  clic: 'One click, and the next newsletter comes to this address.',
  recevoir: 'Get the newsletter',
  accueil: 'Go to the home page',
};
