import { connexion } from '../../messages/fr/ecrans/session/connexion';
import { finie } from '../../messages/fr/ecrans/session/finie';

/** The messages of this room’s screens. */
export const screens = {
  'session/connexion': connexion,
  'session/finie': finie,
};
