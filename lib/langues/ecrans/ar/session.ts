import { connexion } from '../../messages/ar/ecrans/session/connexion';
import { finie } from '../../messages/ar/ecrans/session/finie';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/session').screens = {
  'session/connexion': connexion,
  'session/finie': finie,
};
