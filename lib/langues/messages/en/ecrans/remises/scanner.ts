import type { scanner as fr } from '../../../fr/ecrans/remises/scanner';

export const scanner: typeof fr = {
  collecte: 'Scan the collection QR code',
  livraison: 'Scan the delivery QR code',
  refused: 'The camera is blocked for this site. Allow it in your browser, or type the code.',
  none: 'No camera was found. Type the six-digit code.',
  busy: 'The camera does not open, perhaps because another app is using it. Close that app, or type the code.',
  reader: 'QR codes cannot be read here. Type the six-digit code.',
  image: 'Camera picture',
  placez: 'Place the QR code in the frame.',
  ouverture: 'Opening the camera...',
  taper: 'Type the code',
  autreSite: 'This QR code is not from {produit}.',
  autreColis: 'This QR code belongs to another parcel.',
  celuiLivraison: 'This is the delivery QR code. Ask to see the collection one.',
  celuiCollecte: 'This is the collection QR code. Ask to see the delivery one.',
};
