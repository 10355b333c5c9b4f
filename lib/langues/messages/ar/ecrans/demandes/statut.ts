import type { statut as fr } from '../../../fr/ecrans/demandes/statut';

export const statut: typeof fr = {
  'en attente': 'قيد الانتظار',
  'en cours': 'قيد التنفيذ',
  terminée: 'منتهٍ',
};
