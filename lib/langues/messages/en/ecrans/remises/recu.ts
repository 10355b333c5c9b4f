import type { recu as fr } from '../../../fr/ecrans/remises/recu';

export const recu: typeof fr = {
  recu: 'I have received the parcel',
  envoi: 'Sending...',
  probleme: 'There is a problem',
  motif: 'What is wrong',
  motifAide: 'The sender and the carrier will read it.',
  envoyer: 'Send',
};
