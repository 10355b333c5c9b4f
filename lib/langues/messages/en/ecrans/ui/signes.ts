import type { signes as fr } from '../../../fr/ecrans/ui/signes';

export const signes: typeof fr = {
  chargement: 'Loading...',
  nouvelOnglet: '(new tab)',
  etoiles: '{note} out of 5',
  couvert: '•• visible after confirmation',
  partiePerdue: 'Part of the page is still missing. Check your network: it will come by itself.',
};
