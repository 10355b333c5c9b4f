import type { liste as fr } from '../../../fr/ecrans/agences/liste';

export const liste: typeof fr = {
  vide: 'No agencies match your filters',
  voirToutes: 'View all agencies',
  inscrire: 'Register my agency',
  retirez: 'Remove a filter, or look in a nearby city.',
  premiere: 'Do you run a transport agency? Be the first in the directory.',
};
