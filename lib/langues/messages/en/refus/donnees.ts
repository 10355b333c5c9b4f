import type { donnees as fr } from '../../fr/refus/donnees';

export const donnees: typeof fr = {
  enCours: 'Something is still under way: first finish what is listed in your settings, then come back.',
  lienPerime: 'This link is no longer valid, or is not yours. Ask for your data again in your settings.',
  imageAbsente: 'One of your pictures cannot be read at the moment. Try again in a few minutes.',
};
