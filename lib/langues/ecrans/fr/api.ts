import { echecs } from '../../messages/fr/ecrans/api/echecs';

/** The messages of this room’s screens. */
export const screens = {
  'api/echecs': echecs,
};
