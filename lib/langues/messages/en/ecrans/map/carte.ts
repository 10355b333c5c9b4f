import type { carte as fr } from '../../../fr/ecrans/map/carte';

export const carte: typeof fr = {
  vide: 'Map of Europe and Africa.',
  trajets: 'Map of Europe and Africa with the trips on offer: {trajets}.',
  trajetsEtAutres:
    'Map of Europe and Africa with the trips on offer: {trajets} and {n, plural, one {# other} other {# others}}.',
};
