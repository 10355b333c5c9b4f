import type { reservations as fr } from '../../fr/notifications/reservations';

export const reservations: typeof fr = {
  quelquun: 'Somebody',
  voirDemande: 'View the request',
  voirReservation: 'View my reservation',
  voirTrajet: 'View the trip',
  demandee: '{qui} is asking for {poids} on {trajet}',
  demandeeTexte: 'Departure {depart}. Answer this request: without an answer it cancels itself.',
  confirmee: 'Reservation confirmed: {trajet}',
  confirmeeTexte: '{qui} has confirmed your reservation ({poids}). Departure {depart}.',
  refusee: '{n, plural, one {Request declined} other {# requests declined}}: {trajet}',
  refuseeTexte:
    '{qui} cannot take {n, plural, one {your {poids}} other {your parcels}}. Other trips may be going that way.',
  transporteurAnnule: 'Your carrier has cancelled: {trajet}',
  transporteurAnnuleTexte:
    '{qui} can no longer take your {poids}.{paye, select, oui { Everything you paid for this reservation comes back to you, fee included.} other {}}',
  annulee: 'Reservation cancelled: {trajet}',
  annuleeTexte: '{qui} has cancelled their reservation ({poids}). The space is free again.',
  sansReponse: 'Request left unanswered: {trajet}',
  sansReponseTransporteur:
    'The request from {deQui} ({poids}) has cancelled itself. The space is free again.',
  sansReponseDemandeur: '{qui} did not answer in time about your {poids}: your request has cancelled itself.',
  deplacee: 'Time changed: {trajet}',
  deplaceeTexte: '{qui} has changed a stop of your trip. Departure {depart}.',
  avis: 'New review: {note} out of 5',
  avisTexte: '{qui} has reviewed you.',
  lireAvis: 'Read the review',
  messages: '{n, plural, one {New message from {deQui}} other {# new messages from {deQui}}}',
  messagesTexte: '{n, plural, one {{qui} has written to you.} other {{qui} has written you # messages.}}',
  lireEtRepondre: 'Read and reply',
  bientotFinie: 'Your request ends soon',
  bientotFinieTexte:
    '“{titre}” has {jour} as its deadline, and nothing has been agreed yet. You can postpone the date.',
  voirMaDemande: 'View my request',
  demain: 'Leaving tomorrow: {trajet}',
  demainTransporteur: 'Your trip leaves on {depart}. Check who hands you what, and where.',
  demainDemandeur: 'Your parcel leaves on {depart}. Arrange the meeting with the carrier.',
};
