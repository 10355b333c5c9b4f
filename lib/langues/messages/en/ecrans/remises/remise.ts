import type { remise as fr } from '../../../fr/ecrans/remises/remise';

export const remise: typeof fr = {
  collecte: 'Collection',
  collecteQr: 'Collection QR code',
  collecteMontrer: 'Show this code to the carrier when you hand over the parcel, not before.',
  collecteAttendre: 'The sender shows you this code when they hand you the parcel.',
  livraison: 'Delivery',
  livraisonQr: 'Delivery QR code',
  livraisonMontrer: 'The recipient shows this code to the carrier when they receive the parcel, not before.',
  livraisonAttendre: 'The recipient shows you this code when you hand them the parcel.',
  faiteLien: 'Done on <le>{date}</le>, confirmed by the recipient.',
  faiteCode: 'Done on <le>{date}</le>, by code.',
  pasFaite: 'Not confirmed.',
  entrer: 'Enter the delivery code',
  declaree: 'Delivery declared without a code',
  declareeLe: 'The carrier declared it on <le>{date}</le>.',
  personne: 'Nobody can show me the code',
  declarer:
    'Declare the delivery with a photo. If no dispute is reported within seven days, the payment held is paid out to you. With the code it takes 24 hours.',
  citation: '“{texte}”',
  photo: 'Photo of the parcel',
};
