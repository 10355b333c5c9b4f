import { carte } from '../../messages/fr/ecrans/map/carte';
import { trajet } from '../../messages/fr/ecrans/map/trajet';

/** The messages of this room’s screens. */
export const screens = {
  'map/carte': carte,
  'map/trajet': trajet,
};
