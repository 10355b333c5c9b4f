import type { services as fr } from '../../fr/saisie/services';

export const services: typeof fr = {
  evenement: 'Enter the id of an event that was received.',
  mesures: 'No measure.',
};
