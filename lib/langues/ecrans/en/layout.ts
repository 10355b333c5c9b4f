import { entete } from '../../messages/en/ecrans/layout/entete';
import { langues } from '../../messages/en/ecrans/layout/langues';
import { membre } from '../../messages/en/ecrans/layout/membre';
import { pied } from '../../messages/en/ecrans/layout/pied';
import { site } from '../../messages/en/ecrans/layout/site';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/layout').screens = {
  'layout/entete': entete,
  'layout/langues': langues,
  'layout/membre': membre,
  'layout/pied': pied,
  'layout/site': site,
};
