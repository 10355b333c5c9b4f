import type { moyens as fr } from '../../fr/saisie/moyens';

export const moyens: typeof fr = {
  evenement: 'Enter the id of an event that was received.',
  mesures: 'No measure.',
};
