import type { profilAbsent as fr } from '../../../fr/ecrans/users/profilAbsent';

export const profilAbsent: typeof fr = {
  titre: 'Profile not found',
  trajets: 'View trips',
  texte: 'This profile does not exist, or the person has left the site.',
};
