import { entete } from '../../messages/fr/ecrans/layout/entete';
import { langues } from '../../messages/fr/ecrans/layout/langues';
import { membre } from '../../messages/fr/ecrans/layout/membre';
import { pied } from '../../messages/fr/ecrans/layout/pied';
import { site } from '../../messages/fr/ecrans/layout/site';

/** The messages of this room’s screens. */
export const screens = {
  'layout/entete': entete,
  'layout/langues': langues,
  'layout/membre': membre,
  'layout/pied': pied,
  'layout/site': site,
};
