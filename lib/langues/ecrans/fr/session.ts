import { connexion } from '../../messages/fr/ecrans/session/connexion';

/** The messages of this room’s screens. */
export const screens = {
  'session/connexion': connexion,
};
