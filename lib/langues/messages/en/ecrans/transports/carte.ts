import type { carte as fr } from '../../../fr/ecrans/transports/carte';

export const carte: typeof fr = {
  masque: 'Hidden',
  partielle: 'Partial match',
  surLeTrajet: 'on the trip {depart} → {arrivee}',
  max: 'Max: {poids}',
  voir: 'View trip',
  complet: 'Trip full',
};
