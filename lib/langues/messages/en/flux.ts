import type { flux as fr } from '../fr/flux';

export const flux: typeof fr = {
  titre: '{produit}, {trajet}',
  entree: '{trajet}, {nom}',
  libre: 'Leaves {date}. {poids} {n, plural, one {free} other {free}}.',
  complet: 'Leaves {date}. Trip full.',
  departs: 'Departures of {agence}',
};
