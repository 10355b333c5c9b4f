import { dit } from '../../messages/en/ecrans/messagerie/dit';
import { fil } from '../../messages/en/ecrans/messagerie/fil';
import { liste } from '../../messages/en/ecrans/messagerie/liste';
import { titres } from '../../messages/en/ecrans/messagerie/titres';
import { vide } from '../../messages/en/ecrans/messagerie/vide';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/messagerie').screens = {
  'messagerie/dit': dit,
  'messagerie/fil': fil,
  'messagerie/liste': liste,
  'messagerie/titres': titres,
  'messagerie/vide': vide,
};
