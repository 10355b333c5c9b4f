import type { liste as fr } from '../../../fr/ecrans/demandes/liste';

export const liste: typeof fr = {
  vide: 'No request available for now.',
  aucunCritere: 'No request matches your search.',
  retirez: 'Remove a filter, or come back soon.',
  aucun: 'No request available',
  publiez: 'No request available for now. Post yours: travellers will answer you.',
  voirTous: 'View all requests',
};
