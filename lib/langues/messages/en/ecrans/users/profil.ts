import type { profil as fr } from '../../../fr/ecrans/users/profil';

export const profil: typeof fr = {
  transports: 'Trips',
  demandes: 'Requests',
  agence: 'View agency',
  visiteurs: 'Log in to contact this person.',
  mien: 'My profile',
  verifie: 'Verified ✓',
  nonVerifie: 'Identity not verified',
  public: 'View my public profile',
};
