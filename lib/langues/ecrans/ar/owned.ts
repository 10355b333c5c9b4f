import { actions } from '../../messages/ar/ecrans/owned/actions';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/owned').screens = {
  'owned/actions': actions,
};
