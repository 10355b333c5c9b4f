import type { etat as fr } from '../../../fr/ecrans/remises/etat';

export const etat: typeof fr = {
  attendue: 'To be handed to the carrier',
  collectee: 'On its way',
  declaree: 'Delivery declared without a code',
  livree: 'Delivered',
  contestee: 'In dispute',
  close: 'Closed',
};
