import { page } from '../../messages/en/ecrans/accueil/page';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/accueil').screens = {
  'accueil/page': page,
};
