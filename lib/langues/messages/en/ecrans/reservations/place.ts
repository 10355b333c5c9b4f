import type { place as fr } from '../../../fr/ecrans/reservations/place';

export const place: typeof fr = {
  titre: 'No booking requests yet',
  texte: 'They will appear here, for you to confirm or decline.',
};
