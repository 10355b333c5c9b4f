import { absente } from '../../messages/en/ecrans/page/absente';
import { cadre } from '../../messages/en/ecrans/page/cadre';
import { erreurs } from '../../messages/en/ecrans/page/erreurs';
import { erreursPrivees } from '../../messages/en/ecrans/page/erreursPrivees';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/page').screens = {
  'page/absente': absente,
  'page/cadre': cadre,
  'page/erreurs': erreurs,
  'page/erreursPrivees': erreursPrivees,
};
