import { filtres } from '../../messages/fr/ecrans/listing/filtres';
import { liste } from '../../messages/fr/ecrans/listing/liste';

/** The messages of this room’s screens. */
export const screens = {
  'listing/filtres': filtres,
  'listing/liste': liste,
};
