import { carte } from '../../messages/ar/ecrans/map/carte';
import { trajet } from '../../messages/ar/ecrans/map/trajet';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/map').screens = {
  'map/carte': carte,
  'map/trajet': trajet,
};
