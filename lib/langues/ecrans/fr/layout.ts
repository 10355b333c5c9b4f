import { entete } from '../../messages/fr/ecrans/layout/entete';
import { membre } from '../../messages/fr/ecrans/layout/membre';
import { pied } from '../../messages/fr/ecrans/layout/pied';

/** The messages of this room’s screens. */
export const screens = {
  'layout/entete': entete,
  'layout/membre': membre,
  'layout/pied': pied,
};
