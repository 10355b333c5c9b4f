import type { statut as fr } from '../../../fr/ecrans/reservations/statut';

export const statut: typeof fr = {
  en_attente: 'Pending',
  confirmee: 'Confirmed',
  refusee: 'Declined',
  annulee: 'Cancelled',
};
