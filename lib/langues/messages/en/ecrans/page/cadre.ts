import type { cadre as fr } from '../../../fr/ecrans/page/cadre';

export const cadre: typeof fr = {
  titre: 'Something unexpected on the road',
  texte: '{produit} could not be shown. Try again in a moment.',
  reessayer: 'Try again',
  accueil: 'Back to the home page',
};
