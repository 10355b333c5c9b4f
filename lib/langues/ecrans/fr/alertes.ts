import { alerte } from '../../messages/fr/ecrans/alertes/alerte';
import { formulaire } from '../../messages/fr/ecrans/alertes/formulaire';
import { garder } from '../../messages/fr/ecrans/alertes/garder';
import { page } from '../../messages/fr/ecrans/alertes/page';
import { reglages } from '../../messages/fr/ecrans/alertes/reglages';
import { rythme } from '../../messages/fr/ecrans/alertes/rythme';

/** The messages of this room’s screens. */
export const screens = {
  'alertes/alerte': alerte,
  'alertes/formulaire': formulaire,
  'alertes/garder': garder,
  'alertes/page': page,
  'alertes/reglages': reglages,
  'alertes/rythme': rythme,
};
