import { page } from '../../messages/ar/ecrans/accueil/page';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/accueil').screens = {
  'accueil/page': page,
};
