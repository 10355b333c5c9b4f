import { connexion } from '../../messages/en/ecrans/session/connexion';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/session').screens = {
  'session/connexion': connexion,
};
