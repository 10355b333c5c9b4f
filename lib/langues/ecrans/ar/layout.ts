import { entete } from '../../messages/ar/ecrans/layout/entete';
import { langues } from '../../messages/ar/ecrans/layout/langues';
import { membre } from '../../messages/ar/ecrans/layout/membre';
import { pied } from '../../messages/ar/ecrans/layout/pied';
import { site } from '../../messages/ar/ecrans/layout/site';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/layout').screens = {
  'layout/entete': entete,
  'layout/langues': langues,
  'layout/membre': membre,
  'layout/pied': pied,
  'layout/site': site,
};
