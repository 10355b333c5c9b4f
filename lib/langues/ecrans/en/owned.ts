import { actions } from '../../messages/en/ecrans/owned/actions';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/owned').screens = {
  'owned/actions': actions,
};
