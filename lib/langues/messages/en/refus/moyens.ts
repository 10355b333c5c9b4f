import type { moyens as fr } from '../../fr/refus/moyens';

export const moyens: typeof fr = {
  smsPasParti: 'The text message could not be sent. Try again in a few minutes.',
  documentsNombreux: 'Many documents are being asked for at the moment. Try again in a few seconds.',
  fluxOuverts: 'Your account already has {n} open streams.',
  rienEnDirect: 'Nothing can arrive live at the moment. Try again later.',
  pasDeDirect: 'Nothing arrives live here: ask /conversations/unread every ten seconds.',
};
