import type { detail as fr } from '../../../fr/ecrans/transports/detail';

export const detail: typeof fr = {
  aPropos: 'About',
  dateDepart: 'Departure',
  arrivee: 'Arrival',
  capacite: 'Capacity',
  type: 'Carrier type',
  etapes: 'Stops of the trip',
  collecte: 'Collection',
  depot: 'Drop-off',
  horsLigne: '{date}, {libre}',
};
