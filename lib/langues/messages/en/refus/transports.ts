import type { transports as fr } from '../../fr/refus/transports';

export const transports: typeof fr = {
  introuvable: 'Trip not found.',
  etapeInconnue: 'A stop is not part of this trip. Reload the page.',
  departPasse: 'The departure date is already past.',
  dateInconnue: 'This date does not exist.',
  tropLointaine: 'This date is too far ahead: two years at most.',
  porteDesReservations: 'There are bookings on this trip: {noms}. Hide it to take it off the lists.',
  villesRequises: 'Departure and arrival cities are required',
  avantPrecedente: 'This date is before that of the previous stop ({ville}).',
  memeVille: 'This city is already that of the previous stop.',
  collecteSeulement: 'The first stop is for collection only.',
  depotSeulement: 'The last stop is for drop-off only.',
  rienCoche: 'Tick Collection, Drop-off or both.',
  etapeReservee: 'The stop {ville} is booked: {nom}. Keep it, or wait until the booking is cancelled.',
  casserait: 'This change would break a booking: {nom}.',
  dateReservee:
    'The stop {ville} is booked for {date}: {nom}. You can move it by {heures} hours at most. For another date, ask the people concerned to cancel and book again.',
  poidsReserve: '{kg} kg are already booked between {depart} and {arrivee}: {noms}.',
};
