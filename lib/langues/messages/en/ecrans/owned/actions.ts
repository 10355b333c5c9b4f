import type { actions as fr } from '../../../fr/ecrans/owned/actions';

export const actions: typeof fr = {
  masquer: 'Hide from the public',
  montrer: 'Make visible',
  modifier: 'Edit',
  supprimer: 'Delete',
  suppression: 'Deleting...',
  instant: 'One moment...',
  afficher: 'Show',
  masque: 'Hidden',
};
