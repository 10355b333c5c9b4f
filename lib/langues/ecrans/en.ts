import { entete as layoutEntete } from '../messages/en/ecrans/layout/entete';
import { membre as layoutMembre } from '../messages/en/ecrans/layout/membre';
import { pied as layoutPied } from '../messages/en/ecrans/layout/pied';
import { fenetre as uiFenetre } from '../messages/en/ecrans/ui/fenetre';
import type { fr } from './fr';

/** Screens’ messages. */
export const en: typeof fr = {
  'layout/entete': layoutEntete,
  'layout/membre': layoutMembre,
  'layout/pied': layoutPied,
  'ui/fenetre': uiFenetre,
};
