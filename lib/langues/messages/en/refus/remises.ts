import type { remises as fr } from '../../fr/refus/remises';

export const remises: typeof fr = {
  lienPerime:
    'This link is not valid, or no longer is. Ask the person sending you the parcel for another one.',
  litigeIntrouvable: 'Dispute not found.',
  rienDeConserve: 'No payment is held for this booking.',
  pasEncoreParti: 'The trip has not left yet.',
  pasPossible:
    'This is not possible: {etat, select, attendue {the parcel is yet to be handed to the carrier} collectee {the parcel is on its way} declaree {its delivery was declared without a code} livree {the parcel is delivered} contestee {a dispute is open} other {it is over}}.',
  pasConfirmee:
    'This booking is not confirmed: {statut, select, en_attente {pending} refusee {declined} other {cancelled}}.',
  tropDePropositions: 'You have made {n} proposals, the most allowed. An operator will decide.',
  plusLaDerniere: 'This proposal is no longer the latest. Read again before you accept.',
  vousConcerne: 'This concerns you: another operator must decide.',
  dejaRegle: 'This dispute is already settled.',
  tropRembourse: 'This amount is more than what is held.',
  payeurSeul: 'Only the person who paid can say that all is well.',
  pasConserve: 'This payment is not held at the moment.',
  gele: 'The payer’s bank is disputing this payment: it is frozen until the bank answers.',
  expediteurSeul: 'Only the person sending the parcel gives this link.',
  transporteurDeclare: 'It is the carrier who declares the delivery.',
  transporteurEntre: 'It is the carrier who enters the code.',
  autreCode: 'This handover is already recorded, with another code.',
  codeRemplace:
    'This code has since been replaced. Ask the person sending the parcel, or the recipient, for the new one.',
  pasOuverte: 'The handover was not opened.',
  codeFaux: 'This code is wrong. {n, plural, one {# attempt} other {# attempts}} left.',
  tropDeCodes:
    'Too many wrong codes. Try again in {n, number} {unite, select, s {s} min {min} other {h}}, or ask the recipient to confirm with their link.',
};
