import type { CancellationPolicy } from './rules';
import type { StatutReservation } from './schema';

export const STATUT_RESERVATION_LABELS: Record<StatutReservation, string> = {
  en_attente: 'En attente',
  confirmee: 'Confirmée',
  refusee: 'Refusée',
  annulee: 'Annulée',
};

/** What the FAQ and the terms say about cancelling: what `isCancellable` does under the same policy (DESIGN section 5). */
export const CANCELLATION_SENTENCES: Record<CancellationPolicy, string> = {
  specification:
    'L’annulation est gratuite et devient possible 24\u00a0h avant le départ. Plus tôt, écrivez au transporteur\u202f: il peut encore refuser une demande en attente.',
  faq: 'L’annulation est gratuite jusqu’à 24\u00a0h avant le départ. Après, écrivez au transporteur.',
  always: 'L’annulation est gratuite, à tout moment.',
};
