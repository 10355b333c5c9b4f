import type { gestion as fr } from '../../../fr/ecrans/transports/gestion';

export const gestion: typeof fr = {
  question: 'Do you really want to delete this trip?',
  consequence: 'The trip disappears from the site for everybody. This cannot be undone.',
  masque: 'Trip hidden from the public.',
  visible: 'Trip visible to everybody.',
  supprime: 'Trip deleted.',
};
