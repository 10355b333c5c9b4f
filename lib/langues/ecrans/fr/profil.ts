import { page } from '../../messages/fr/ecrans/profil/page';
import { vitrine } from '../../messages/fr/ecrans/profil/vitrine';

/** The messages of this room’s screens. */
export const screens = {
  'profil/page': page,
  'profil/vitrine': vitrine,
};
