import type { statut as fr } from '../../../fr/ecrans/reservations/statut';

export const statut: typeof fr = {
  en_attente: 'قيد الانتظار',
  confirmee: 'مؤكد',
  refusee: 'مرفوض',
  annulee: 'ملغى',
};
