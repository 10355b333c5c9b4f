import { dit } from '../../messages/fr/ecrans/messagerie/dit';
import { fil } from '../../messages/fr/ecrans/messagerie/fil';
import { liste } from '../../messages/fr/ecrans/messagerie/liste';
import { titres } from '../../messages/fr/ecrans/messagerie/titres';
import { vide } from '../../messages/fr/ecrans/messagerie/vide';

/** The messages of this room’s screens. */
export const screens = {
  'messagerie/dit': dit,
  'messagerie/fil': fil,
  'messagerie/liste': liste,
  'messagerie/titres': titres,
  'messagerie/vide': vide,
};
