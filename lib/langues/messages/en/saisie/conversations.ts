import type { conversations as fr } from '../../fr/saisie/conversations';

export const conversations: typeof fr = {
  message: 'Write a message.',
  uneAnnonce: 'A conversation is about a single listing.',
  lien: 'Enter an address that begins with https:// or with /.',
  lienPaiement: 'A payment request is sent with the “Payment” button.',
  images: '{n} pictures at most.',
  numero: 'This number does not exist.',
};
