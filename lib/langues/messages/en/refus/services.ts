import type { services as fr } from '../../fr/refus/services';

export const services: typeof fr = {
  smsPasParti: 'The text message could not be sent. Try again in a few minutes.',
  documentsNombreux: 'Many documents are being asked for at the moment. Try again in a few seconds.',
  fluxOuverts: 'Your account already has {n} open streams.',
  rienEnDirect: 'Nothing can arrive live at the moment. Try again later.',
};
