import type { filtres as fr } from '../../../fr/ecrans/transports/filtres';

export const filtres: typeof fr = {
  recherche: 'Search',
  exemple: 'Ferry, suitcases, Gennevilliers…',
  villeDepart: 'Departure city',
  villeArrivee: 'Arrival city',
  exempleDepart: 'Lyon',
  exempleArrivee: 'Tangier',
  date: 'Departure date',
  poids: 'Weight to send, in kg',
  type: 'Carrier type',
  tous: 'All',
  tri: 'Sort by',
};
