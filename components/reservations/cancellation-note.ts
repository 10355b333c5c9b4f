import type { Words } from '@/components/words/words-of';
import { formatLongDateTime } from '@/lib/core/text/time';
import type { ReservationView } from '@/lib/reservations/queries';
import {
  CANCELLATION_HOURS,
  type CancellationPolicy,
  cancellationTurn,
  holdsWeight,
} from '@/lib/reservations/rules';

/** Why a living reservation cannot be cancelled now and when it can, or null when there is nothing to explain. */
export function cancellationNote(
  words: Words<'reservations/annulation'>,
  reservation: Pick<
    ReservationView,
    'status' | 'dateDepart' | 'timezoneDepart' | 'villeDepart' | 'cancellable' | 'remise'
  >,
  policy: CancellationPolicy,
  now: Date,
): string | null {
  const { status, dateDepart, timezoneDepart, villeDepart, cancellable } = reservation;
  if (cancellable || reservation.remise !== 'attendue' || !holdsWeight(status) || policy === 'always')
    return null;
  if (policy === 'specification') {
    const turn = cancellationTurn(dateDepart);
    const debut = formatLongDateTime(turn, timezoneDepart, villeDepart, words.langue);
    return words('ouverte', { debut, heures: CANCELLATION_HOURS });
  }
  if (+new Date(dateDepart) <= +now) return null;
  return words('tropTard', { heures: CANCELLATION_HOURS });
}
