import type { reservations as fr } from '../../fr/refus/reservations';

export const reservations: typeof fr = {
  introuvable: 'Booking not found.',
  agendaPerime: 'This calendar address no longer works. Copy the new one from My bookings.',
  tropSurCeTrajet:
    'You already have {n} active bookings on this trip, the most one person may have. Group your parcels or choose another trip.',
  emailAConfirmer:
    'Your e-mail address is not confirmed: no more than {n} of your requests can wait for an answer. Confirm it with the link you received by e-mail, then try again.',
  tropSansReponse:
    'You already have {n} unanswered requests. Wait for carriers to answer (within {heures}\u00a0hours), then try again.',
  plusAssez: 'Only {libre} is left between {depart} and {arrivee}. Lower the weight or choose another trip.',
  complet: 'There is no room left between {depart} and {arrivee}. Choose another trip.',
  enChangement: 'This trip is being changed. Try again in a moment.',
  trajetInvalide: 'Please select a valid route',
  datesChangees: 'The dates of this trip have just changed. Reload the page to see them.',
  dejaParti: 'This trip has already left {depart}.',
  poidsMax: 'This trip accepts {poids} at most.',
  poidsNul: 'The weight must be more than 0 kg.',
  plusEnAttente: 'This person no longer has a pending request on this trip.',
  propreTransport: 'You cannot book your own trip.',
  pasEnregistree: 'The booking was not saved.',
  annulableQuand:
    'This booking can be cancelled {regle, select, faq {until} other {from}} {heures}\u00a0hours before departure.',
  colisRemis: 'The parcel has been handed over: report a problem instead.',
  attendVotreReponse: 'This request is waiting for your answer: decline it instead.',
  deja: 'This booking is already {statut, select, en_attente {pending} confirmee {confirmed} refusee {declined} annulee {cancelled} other {deleted}}.',
};
