import type { erreurs as fr } from '../../../fr/ecrans/page/erreurs';

export const erreurs: typeof fr = {
  titre: 'Something unexpected on the road',
  texte: 'This page could not be shown. Your data is safe: try again in a moment.',
  reference: 'Reference: {code}',
  accueil: 'Back to the home page',
  instant: 'Try again in a moment.',
  agence: 'The agency’s details could not be loaded',
  agences: 'View agencies',
  besoin: 'The data could not be loaded',
  besoinTexte: 'This request could not be shown. Try again in a moment.',
  besoins: 'View requests',
};
