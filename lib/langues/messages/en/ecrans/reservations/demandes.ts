import type { demandes as fr } from '../../../fr/ecrans/reservations/demandes';

export const demandes: typeof fr = {
  titre: 'Booking requests',
  titreCompte: 'Booking requests ({nombre})',
  illisible: 'The requests could not be loaded.',
  reessayer: 'Try again',
  suiteIllisible: 'The rest could not be loaded. Try again.',
  chargement: 'Loading...',
  plus: 'Show more',
  commentaire: 'Your comment',
  repondez: 'Answer before {fin}: after that, this request is cancelled automatically.',
  remise: 'Parcel handover',
  confirmer: 'Confirm',
  refuser: 'Decline',
  confirmerDe: 'Confirm the request from {deQui}',
  refuserDe: 'Decline the request from {deQui}',
  confirmee: 'Booking confirmed',
  refusee: 'Booking declined',
  toutRefuser: 'Decline all',
  toutRefuserCompte: 'Decline all ({nombre})',
  toutRefuserDe: 'Decline all from {deQui}',
  toutQuestion: 'Decline all their requests?',
  toutFait: 'Requests declined',
  toutTexte:
    '<qui>{nom}</qui> {n, plural, one {is waiting for # answer on this trip.} other {is waiting for # answers on this trip.}} The kilos become free again.',
};
