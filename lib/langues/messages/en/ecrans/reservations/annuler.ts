import type { annuler as fr } from '../../../fr/ecrans/reservations/annuler';

export const annuler: typeof fr = {
  bouton: 'Cancel the booking',
  nom: 'Cancel the booking from {depart} to {arrivee}, {poids}',
  question: 'Are you sure you want to cancel this booking?',
  garder: 'Keep it',
  enCours: 'Cancelling...',
  echec: 'The cancellation was not saved. Try again in a moment.',
  fait: 'Booking cancelled',
  verra:
    '{role, select, demandeur {The carrier will see that you cancelled.} other {The person sending the parcel will see that you cancelled.}}',
  rendu:
    '{role, select, demandeur {You get back {rembourse} of the {conserve} paid.} other {They get back {rembourse} of the {conserve} paid.}}',
  partage:
    '{role, select, demandeur {You get back {rembourse} of the {conserve} paid; the carrier receives {verse}, the site keeps {commission}.} other {They get back {rembourse} of the {conserve} paid; you receive {verse}, the site keeps {commission}.}}',
};
