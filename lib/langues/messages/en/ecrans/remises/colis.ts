import type { colis as fr } from '../../../fr/ecrans/remises/colis';

export const colis: typeof fr = {
  titre: 'Your parcel',
  etat: '{etat}.',
  attendue: 'Not on its way yet',
  collectee: 'On its way',
  declaree: 'Delivery to be confirmed',
  livree: 'Delivered',
  contestee: 'Problem reported',
  close: 'Closed',
  nonConfirmee: 'Handover not confirmed',
  arrive: 'Your parcel from {depart} arrived in {arrivee} on <le>{date}</le>.',
  dit: '<qui>{nom}</qui> says that your parcel from {depart} was handed over in {arrivee}. Tell us here whether you have it, or whether there is a problem.',
  apportait: '<qui>{nom}</qui> was bringing your parcel from {depart} to {arrivee}.',
  devait:
    '<qui>{nom}</qui> was to bring your parcel from {depart} to {arrivee} on <le>{date}</le>, and nobody has said yet that it is there. Ask the sender where it is.',
  apporte:
    '<qui>{nom}</qui> is bringing your parcel from {depart} to {arrivee}. Expected on <le>{date}</le>.',
  nonEnregistre: 'That was not saved. {raison}',
  ouEnEst: 'That was not saved. Here is where your parcel stands.',
  entreEux: 'The sender and the carrier are settling this problem between them.',
  qr: 'Delivery QR code',
  montrer: 'Show this code to the carrier when you receive the parcel, not before.',
};
