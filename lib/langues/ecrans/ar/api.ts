import { echecs } from '../../messages/ar/ecrans/api/echecs';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/api').screens = {
  'api/echecs': echecs,
};
