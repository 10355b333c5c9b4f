import { echecs as apiEchecs } from '../messages/en/ecrans/api/echecs';
import { formulaire as formFormulaire } from '../messages/en/ecrans/form/formulaire';
import { images as formImages } from '../messages/en/ecrans/form/images';
import { entete as layoutEntete } from '../messages/en/ecrans/layout/entete';
import { membre as layoutMembre } from '../messages/en/ecrans/layout/membre';
import { pied as layoutPied } from '../messages/en/ecrans/layout/pied';
import { connexion as sessionConnexion } from '../messages/en/ecrans/session/connexion';
import { champs as uiChamps } from '../messages/en/ecrans/ui/champs';
import { fenetre as uiFenetre } from '../messages/en/ecrans/ui/fenetre';
import type { fr } from './fr';

/** Screens’ messages. */
export const en: typeof fr = {
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
