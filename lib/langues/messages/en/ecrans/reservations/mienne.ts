import type { mienne as fr } from '../../../fr/ecrans/reservations/mienne';

export const mienne: typeof fr = {
  titre: 'My bookings',
  sousTitre: 'The space you have booked on trips, newest first.',
  vide: 'No bookings',
  trouver: 'Find a trip',
  videTexte: 'Choose a trip, book the kilos you need, and track them here.',
  plus: 'Show more',
  transport: 'Trip',
  commentaire: 'Comment from the carrier',
  codes: 'Codes and parcel tracking',
  agenda: 'Add to calendar',
  reponse: 'Answer expected before {fin}: after that, this request is cancelled automatically.',
  horsLigne: '{poids}, {statut}',
};
