import { entete as layoutEntete } from '../messages/fr/ecrans/layout/entete';
import { membre as layoutMembre } from '../messages/fr/ecrans/layout/membre';
import { pied as layoutPied } from '../messages/fr/ecrans/layout/pied';
import { fenetre as uiFenetre } from '../messages/fr/ecrans/ui/fenetre';

/** Screens’ messages. */
export const fr = {
  'layout/entete': layoutEntete,
  'layout/membre': layoutMembre,
  'layout/pied': layoutPied,
  'ui/fenetre': uiFenetre,
};
