import { absente } from '../../messages/ar/ecrans/page/absente';
import { cadre } from '../../messages/ar/ecrans/page/cadre';
import { erreurs } from '../../messages/ar/ecrans/page/erreurs';
import { erreursPrivees } from '../../messages/ar/ecrans/page/erreursPrivees';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/page').screens = {
  'page/absente': absente,
  'page/cadre': cadre,
  'page/erreurs': erreurs,
  'page/erreursPrivees': erreursPrivees,
};
