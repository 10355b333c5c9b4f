import { filtres } from '../../messages/en/ecrans/listing/filtres';
import { liste } from '../../messages/en/ecrans/listing/liste';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/listing').screens = {
  'listing/filtres': filtres,
  'listing/liste': liste,
};
