import type { absente as fr } from '../../../fr/ecrans/page/absente';

export const absente: typeof fr = {
  titre: 'Page not found',
  nullePart: 'This road leads nowhere',
  trajets: 'View trips',
  accueil: 'Back to the home page',
  texte: 'The page you are looking for does not exist, or no longer does.',
};
