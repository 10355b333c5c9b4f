import type { trajet as fr } from '../../../fr/ecrans/map/trajet';

export const trajet: typeof fr = {
  carte: 'Map of the trip',
  zoomer: 'Zoom in',
  dezoomer: 'Zoom out',
  etape: 'Stop {rang}: {ville}',
};
