import type { suite as fr } from '../../../fr/ecrans/remises/suite';

export const suite: typeof fr = {
  annulee: 'Booking cancelled',
  annuleeTexte:
    '{role, select, transporteur {It was cancelled on {date}. The parcel had been handed over before, and we learnt of it afterwards: it is recorded here, for both of you. The cancellation stands, with what it refunds. Agree in the conversation on giving the parcel back, or on a new booking.} other {It was cancelled on {date}. The parcel had been handed over before, and we learnt of it afterwards: it is recorded here, for both of you. The cancellation stands, with what it refunds. Agree in the conversation on taking the parcel back, or on a new booking.}}',
  desaccord: 'In dispute',
  bloque: 'What is held stays blocked until you agree, or an operator decides.',
  decision: 'An operator’s decision',
  regle: 'Dispute settled',
  paiements: 'See your payments',
  verse: 'If no dispute is reported before {date}, the payment held is paid out to the carrier.',
  banque: 'The payment stays held: a bank is disputing it, and none of it moves before the bank answers.',
  collecte: 'Collection not confirmed',
  collecteTexte:
    '{role, select, transporteur {Departure was planned for {date}. The payment stays held as long as nobody acts: if you have the parcel, enter one of its codes; if not, cancel the booking or report a problem.} other {Departure was planned for {date}. The payment stays held as long as nobody acts: if the parcel has left, give the collection code to the carrier, or release the payment if it has arrived; if not, report a problem.}}',
  livraison: 'Delivery not confirmed',
  livraisonTexte:
    '{role, select, transporteur {It was planned for {date}. The payment stays held as long as nobody confirms it: enter the delivery code, or declare the delivery with a photo.} other {It was planned for {date}. The payment stays held as long as nobody confirms it: if everything has arrived, release the payment; if not, report a problem.}}',
  conserve: 'The payment is held until delivery.',
};
