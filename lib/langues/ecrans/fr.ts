import { echecs as apiEchecs } from '../messages/fr/ecrans/api/echecs';
import { formulaire as formFormulaire } from '../messages/fr/ecrans/form/formulaire';
import { images as formImages } from '../messages/fr/ecrans/form/images';
import { entete as layoutEntete } from '../messages/fr/ecrans/layout/entete';
import { membre as layoutMembre } from '../messages/fr/ecrans/layout/membre';
import { pied as layoutPied } from '../messages/fr/ecrans/layout/pied';
import { connexion as sessionConnexion } from '../messages/fr/ecrans/session/connexion';
import { champs as uiChamps } from '../messages/fr/ecrans/ui/champs';
import { fenetre as uiFenetre } from '../messages/fr/ecrans/ui/fenetre';

/** Screens’ messages. */
export const fr = {
  'api/echecs': apiEchecs,
  'form/formulaire': formFormulaire,
  'form/images': formImages,
  'layout/entete': layoutEntete,
  'layout/membre': layoutMembre,
  'layout/pied': layoutPied,
  'session/connexion': sessionConnexion,
  'ui/champs': uiChamps,
  'ui/fenetre': uiFenetre,
};
