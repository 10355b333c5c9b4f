import { echecs as apiEchecs } from '../messages/ar/ecrans/api/echecs';
import { formulaire as formFormulaire } from '../messages/ar/ecrans/form/formulaire';
import { images as formImages } from '../messages/ar/ecrans/form/images';
import { entete as layoutEntete } from '../messages/ar/ecrans/layout/entete';
import { membre as layoutMembre } from '../messages/ar/ecrans/layout/membre';
import { pied as layoutPied } from '../messages/ar/ecrans/layout/pied';
import { connexion as sessionConnexion } from '../messages/ar/ecrans/session/connexion';
import { champs as uiChamps } from '../messages/ar/ecrans/ui/champs';
import { fenetre as uiFenetre } from '../messages/ar/ecrans/ui/fenetre';
import type { fr } from './fr';

/** Screens’ messages. */
export const ar: typeof fr = {
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
