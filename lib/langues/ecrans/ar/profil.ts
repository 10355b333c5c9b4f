import { page } from '../../messages/ar/ecrans/profil/page';
import { vitrine } from '../../messages/ar/ecrans/profil/vitrine';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/profil').screens = {
  'profil/page': page,
  'profil/vitrine': vitrine,
};
