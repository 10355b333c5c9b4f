import { entete as layoutEntete } from '../messages/ar/ecrans/layout/entete';
import { membre as layoutMembre } from '../messages/ar/ecrans/layout/membre';
import { pied as layoutPied } from '../messages/ar/ecrans/layout/pied';
import { fenetre as uiFenetre } from '../messages/ar/ecrans/ui/fenetre';
import type { fr } from './fr';

/** Screens’ messages. */
export const ar: typeof fr = {
  'layout/entete': layoutEntete,
  'layout/membre': layoutMembre,
  'layout/pied': layoutPied,
  'ui/fenetre': uiFenetre,
};
