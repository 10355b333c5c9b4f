import { page } from '../../messages/en/ecrans/profil/page';
import { vitrine } from '../../messages/en/ecrans/profil/vitrine';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/profil').screens = {
  'profil/page': page,
  'profil/vitrine': vitrine,
};
