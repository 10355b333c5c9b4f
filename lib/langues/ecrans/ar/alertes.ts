import { alerte } from '../../messages/ar/ecrans/alertes/alerte';
import { formulaire } from '../../messages/ar/ecrans/alertes/formulaire';
import { garder } from '../../messages/ar/ecrans/alertes/garder';
import { page } from '../../messages/ar/ecrans/alertes/page';
import { reglages } from '../../messages/ar/ecrans/alertes/reglages';
import { rythme } from '../../messages/ar/ecrans/alertes/rythme';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/alertes').screens = {
  'alertes/alerte': alerte,
  'alertes/formulaire': formulaire,
  'alertes/garder': garder,
  'alertes/page': page,
  'alertes/reglages': reglages,
  'alertes/rythme': rythme,
};
