import type { OfflineThing } from '@/components/session/offline';
import { formatKg } from '@/lib/core/text/money';
import { formatLongDateTime } from '@/lib/core/text/time';
import { STATUT_RESERVATION_LABELS } from '@/lib/reservations/labels';
import type { ReservationView } from '@/lib/reservations/queries';

/** One's own reservation, as it is read without a network. */
export function offlineReservation(reservation: ReservationView): OfflineThing {
  const { _id, villeDepart, villeArrivee, dateDepart, timezoneDepart, poids, status } = reservation;
  return {
    id: _id,
    titre: `${villeDepart} → ${villeArrivee}`,
    lignes: [
      formatLongDateTime(dateDepart, timezoneDepart, villeDepart),
      `${formatKg(poids)}, ${STATUT_RESERVATION_LABELS[status].toLowerCase()}`,
    ],
  };
}
