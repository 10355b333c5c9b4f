import { actions } from '../../messages/fr/ecrans/owned/actions';

/** The messages of this room’s screens. */
export const screens = {
  'owned/actions': actions,
};
