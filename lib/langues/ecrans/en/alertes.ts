import { alerte } from '../../messages/en/ecrans/alertes/alerte';
import { formulaire } from '../../messages/en/ecrans/alertes/formulaire';
import { garder } from '../../messages/en/ecrans/alertes/garder';
import { page } from '../../messages/en/ecrans/alertes/page';
import { reglages } from '../../messages/en/ecrans/alertes/reglages';
import { rythme } from '../../messages/en/ecrans/alertes/rythme';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/alertes').screens = {
  'alertes/alerte': alerte,
  'alertes/formulaire': formulaire,
  'alertes/garder': garder,
  'alertes/page': page,
  'alertes/reglages': reglages,
  'alertes/rythme': rythme,
};
