import type { gestion as fr } from '../../../fr/ecrans/demandes/gestion';

export const gestion: typeof fr = {
  question: 'Do you really want to delete this request?',
  consequence: 'Your request disappears from the site for everybody. This cannot be undone.',
  masque: 'Request hidden from the public.',
  visible: 'Request visible to everybody.',
  supprime: 'Request deleted.',
};
