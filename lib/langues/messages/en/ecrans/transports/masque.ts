import type { masque as fr } from '../../../fr/ecrans/transports/masque';

export const masque: typeof fr = {
  tous: 'All trips',
  titre: 'This trip is hidden',
  texte: 'Only you can see it. Current bookings stay valid.',
};
