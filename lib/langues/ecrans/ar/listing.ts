import { filtres } from '../../messages/ar/ecrans/listing/filtres';
import { liste } from '../../messages/ar/ecrans/listing/liste';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/listing').screens = {
  'listing/filtres': filtres,
  'listing/liste': liste,
};
