import { absente } from '../../messages/fr/ecrans/page/absente';
import { cadre } from '../../messages/fr/ecrans/page/cadre';
import { erreurs } from '../../messages/fr/ecrans/page/erreurs';
import { erreursPrivees } from '../../messages/fr/ecrans/page/erreursPrivees';

/** The messages of this room’s screens. */
export const screens = {
  'page/absente': absente,
  'page/cadre': cadre,
  'page/erreurs': erreurs,
  'page/erreursPrivees': erreursPrivees,
};
