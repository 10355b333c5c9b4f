import type { reservations as fr } from '../../fr/notifications/reservations';

export const reservations: typeof fr = {
  quelquun: 'Somebody',
  voirDemande: 'View request',
  voirReservation: 'View my booking',
  voirTrajet: 'View trip',
  demandee: '{qui} is asking for {poids} on {trajet}',
  demandeeTexte: 'Departure {depart}. Answer this request: without an answer, it is cancelled automatically.',
  confirmee: 'Booking confirmed: {trajet}',
  confirmeeTexte: '{qui} has confirmed your booking ({poids}). Departure {depart}.',
  refusee: '{n, plural, one {Request declined} other {# requests declined}}: {trajet}',
  refuseeTexte:
    '{qui} cannot take {n, plural, one {your {poids}} other {your parcels}}. Other trips may be going that way.',
  transporteurAnnule: 'Your carrier has cancelled: {trajet}',
  transporteurAnnuleTexte:
    '{qui} can no longer take your {poids}.{paye, select, oui { Everything you paid for this booking comes back to you, fee included.} other {}}',
  annulee: 'Booking cancelled: {trajet}',
  annuleeTexte: '{qui} has cancelled their booking ({poids}). The space is free again.',
  sansReponse: 'Request left unanswered: {trajet}',
  sansReponseTransporteur:
    'The request from {deQui} ({poids}) was cancelled automatically. The space is free again.',
  sansReponseDemandeur:
    '{qui} did not answer in time about your {poids}: your request was cancelled automatically.',
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
    '“{titre}” has {jour} as its deadline, and nothing has been agreed yet. You can choose a later date.',
  voirMaDemande: 'View my request',
  demain: 'Leaving tomorrow: {trajet}',
  demainTransporteur: 'Your trip leaves on {depart}. Check who hands you what, and where.',
  demainDemandeur: 'Your parcel leaves on {depart}. Arrange the meeting with the carrier.',
};
