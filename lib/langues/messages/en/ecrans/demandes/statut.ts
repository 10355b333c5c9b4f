import type { statut as fr } from '../../../fr/ecrans/demandes/statut';

export const statut: typeof fr = {
  'en attente': 'Pending',
  'en cours': 'In progress',
  terminée: 'Finished',
};
