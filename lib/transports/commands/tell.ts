import 'server-only';
import type { Db } from '@/lib/core/db';
import { notify } from '@/lib/notifications/commands/notify';

/** A living reservation whose leg was moved to other times or places; `poids` in grams, `revision` that of the stops. */
export type MovedReservation = {
  id: string;
  transportId: string;
  carrierId: string;
  requesterId: string;
  de: string;
  vers: string;
  depart: Date;
  fuseau: string;
  poids: number;
  revision: number;
};

/** Tells everybody whose reservation an edit moved, in its transaction and after everything else in it. */
export async function tellMoved(tx: Db, moved: MovedReservation[]): Promise<void> {
  await notify(
    tx,
    moved.map(({ id, requesterId, carrierId, depart, revision, ...facts }) => ({
      userId: requesterId,
      kind: 'etape_deplacee',
      cle: `etape:${id}:${revision}`,
      facts: {
        ...facts,
        reservationId: id,
        personneId: carrierId,
        depart: depart.toISOString(),
        nombre: 1,
        lien: `/mes-reservations#reservation-${id}`,
      },
    })),
  );
}
