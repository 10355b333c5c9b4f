import { formatLongDateTime } from '@/lib/core/text/time';
import type { ReservationView } from '@/lib/reservations/queries';
import { type CancellationPolicy, holdsWeight } from '@/lib/reservations/rules';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Why a living reservation cannot be cancelled now and when it can, or null when there is nothing to explain
 * (specification section 4, DESIGN section 5).
 */
export function cancellationNote(
  reservation: Pick<
    ReservationView,
    'status' | 'dateDepart' | 'timezoneDepart' | 'villeDepart' | 'cancellable'
  >,
  policy: CancellationPolicy,
  now: Date,
): string | null {
  const { status, dateDepart, timezoneDepart, villeDepart, cancellable } = reservation;
  if (cancellable || !holdsWeight(status) || policy === 'always') return null;
  if (policy === 'specification') {
    const opens = new Date(+new Date(dateDepart) - DAY_MS);
    return `Annulation possible à partir du ${formatLongDateTime(opens, timezoneDepart, villeDepart)}, 24 h avant le départ.`;
  }
  if (+new Date(dateDepart) <= +now) return null;
  return 'Le départ est dans moins de 24 h : l’annulation n’est plus possible. Prévenez le transporteur.';
}
