import type { OfflineThing } from '@/components/session/offline';
import { pageWords } from '@/components/words/server';
import { formatKg } from '@/lib/core/text/money';
import { routeText } from '@/lib/core/text/route';
import { formatLongDateTime } from '@/lib/core/text/time';
import type { ReservationView } from '@/lib/reservations/queries';

/** One's own reservation, as it is read without a network. */
export function offlineReservation(reservation: ReservationView): OfflineThing {
  const words = pageWords('reservations/mienne');
  const statuts = pageWords('reservations/statut');
  const { _id, villeDepart, villeArrivee, dateDepart, timezoneDepart, poids, status } = reservation;
  return {
    id: _id,
    titre: routeText(villeDepart, villeArrivee, words.langue),
    lignes: [
      formatLongDateTime(dateDepart, timezoneDepart, villeDepart, words.langue),
      words('horsLigne', {
        poids: formatKg(poids, words.langue),
        statut: statuts(status).toLowerCase(),
      }),
    ],
  };
}
