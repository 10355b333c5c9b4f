import type { liste as fr } from '../../../fr/ecrans/demandes/liste';

export const liste: typeof fr = {
  vide: 'No requests available at the moment.',
  aucunCritere: 'No requests match your search.',
  retirez: 'Remove a filter, or come back soon.',
  aucun: 'No requests available',
  publiez: 'No requests available at the moment. Post yours: travellers will answer you.',
  voirTous: 'View all requests',
};
