import { page } from '../../messages/fr/ecrans/accueil/page';

/** The messages of this room’s screens. */
export const screens = {
  'accueil/page': page,
};
