import type { profil as fr } from '../../../fr/ecrans/users/profil';

export const profil: typeof fr = {
  transports: 'Trips',
  demandes: 'Requests',
  agence: 'See the agency',
  visiteurs: 'You must be logged in to contact this person.',
  mien: 'My profile',
  verifie: 'Verified ✓',
  nonVerifie: 'Identity not verified',
  public: 'See my public profile',
};
