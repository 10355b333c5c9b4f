import type { colis as fr } from '../../fr/notifications/colis';

export const colis: typeof fr = {
  ouvert: 'Dispute reported',
  ouvertTexte:
    'What is held for this booking stays blocked until you agree. Read what is wrong and propose a split.',
  propose: 'New proposal',
  proposeTexte: 'Read the proposed split. You can accept it or propose another.',
  accorde: 'Dispute settled',
  accordeTexte: 'Read the split that you agreed on.',
  tranche: 'Dispute decided',
  trancheTexte: 'An operator has decided the split. Read the decision and its reason.',
  titre: '{titre}: {trajet}',
  modeTest: '{texte} Test mode: no money moves.',
  voirColis: 'View parcel',
  voirReservation: 'View booking',
  collecte: 'Parcel handed to the carrier',
  collecteTexte: '{qui} has entered the collection code: your parcel is on its way.',
  livre: 'Parcel delivered',
  livreTexte:
    'Is something wrong? Say so within 24 hours.{paye, select, oui { After that, what was held for this booking is paid out.} other {}}',
  recu: 'The recipient has received the parcel',
  recuTexte:
    '{paye, select, oui {What is held for this booking is paid out to you in 24 hours, unless there is a dispute.} other {They confirmed it with their link.}}',
  rappel: 'Reminder {n} of 3',
  declaree: 'Delivery declared without a code',
  declareeTexte:
    '{qui} says they handed over the parcel, with a photo. If that is not true, say so{paye, select, oui {: without an answer, what is held is paid out seven days after this declaration.} other { within seven days.}}',
  avantAnnulation: 'Parcel handed over before the cancellation',
  avantAnnulationTexte:
    'The {genre, select, collecte {collection} other {delivery}} code was entered before the cancellation, on a phone without network. The cancellation stands: agree in the conversation on what becomes of the parcel.',
  codesFaux: 'Wrong codes',
  codesFauxTexte:
    '{qui} has entered several wrong codes for your parcel: entering them is paused. Only give a code at the moment of handover.',
  pasRemis: 'Your parcel was not handed over',
  pasRemisTexte:
    'The departure time has passed and {qui} has not entered your collection code. If they have the parcel, give them this code. If not, open the parcel to report a problem, or to cancel if that is still possible.',
  pasCollecte: 'Parcel not collected yet',
  pasCollecteTexte:
    'The departure time has passed and the collection code from {deQui} has not been entered. If you have the parcel, enter this code. If not, cancel the booking or report a problem.',
  pasConfirmee: 'Delivery not confirmed',
  pasConfirmeeTexte:
    'The arrival time has passed and nobody has confirmed the delivery. If everything has arrived, confirm that all is well. If not, report a problem.',
  aConfirmer: 'Delivery to be confirmed',
  aConfirmerTexte:
    'The arrival time has passed and the parcel from {deQui} is not confirmed as delivered. Enter the delivery code, declare it with a photo, or report a problem.',
  avecRappel: '{titre} (reminder {n} of 3)',
  resteConserve: '{texte} The payment stays held as long as nobody acts.',
};
