import type { recherche as fr } from '../../../fr/ecrans/transports/recherche';

export const recherche: typeof fr = {
  depart: 'From',
  arrivee: 'To',
  exempleDepart: 'Lyon',
  exempleArrivee: 'Tangier',
  date: 'Date',
  poids: 'Weight (kg)',
  rechercher: 'Search',
};
