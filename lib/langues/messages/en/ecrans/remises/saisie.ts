import type { saisie as fr } from '../../../fr/ecrans/remises/saisie';

export const saisie: typeof fr = {
  reseau:
    'No network: this code is kept on this phone, with the time, and goes out as soon as possible. Keep this page open, or come back to it.',
  session:
    'You are no longer logged in: this code is kept on this phone, with the time, and goes out as soon as possible. Keep this page open, or come back to it.',
  tentatives:
    'Too many attempts: this code is kept on this phone, with the time, and goes out as soon as possible. Keep this page open, or come back to it.',
  muet: 'The site is not responding: this code is kept on this phone, with the time, and goes out as soon as possible. Keep this page open, or come back to it.',
  collecte: 'Collection code',
  livraison: 'Delivery code',
  aide: 'Or type the six digits that the other person shows you.',
  ajouter: 'Add a photo or a note',
  photo: 'Photo of the parcel',
  ligne: 'A note',
  ligneAide: 'The state of the parcel, who it was handed to. The other person will read it.',
  envoiImage: 'Sending the picture...',
  envoi: 'Sending...',
  valider: 'Submit the code',
  collecteFaite: 'Collection recorded',
  livraisonFaite: 'Delivery recorded',
  scannerCollecte: 'Scan the collection QR code',
  scannerLivraison: 'Scan the delivery QR code',
  perdue: 'Connection lost. Type the six-digit code.',
};
