import { dit } from '../../messages/ar/ecrans/messagerie/dit';
import { fil } from '../../messages/ar/ecrans/messagerie/fil';
import { liste } from '../../messages/ar/ecrans/messagerie/liste';
import { titres } from '../../messages/ar/ecrans/messagerie/titres';
import { vide } from '../../messages/ar/ecrans/messagerie/vide';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/messagerie').screens = {
  'messagerie/dit': dit,
  'messagerie/fil': fil,
  'messagerie/liste': liste,
  'messagerie/titres': titres,
  'messagerie/vide': vide,
};
