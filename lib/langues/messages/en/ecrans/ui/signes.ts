import type { signes as fr } from '../../../fr/ecrans/ui/signes';

export const signes: typeof fr = {
  chargement: 'Loading...',
  nouvelOnglet: '(new tab)',
  etoiles: '{note} out of 5',
  couvert: '•• visible after confirmation',
  partiePerdue:
    'Part of this page has not arrived. Check your network, then reload the page if it does not appear.',
};
