import 'server-only';
import { routeIn } from '@/lib/core/cities/names';
import { type Db, Prisma } from '@/lib/core/db';
import { found, notFound } from '@/lib/core/errors';
import { requireOwner } from '@/lib/core/listing/own';
import { canManage } from '@/lib/core/listing/owner';
import type { Actor } from '@/lib/core/sessions/actor';
import { formatKg, gramsToKg } from '@/lib/core/text/money';
import { listed } from '@/lib/core/text/text';
import { refus } from '@/lib/langues/refus/transports';
import type { Booking } from '../rules';

export type LockedTransport = {
  id: string;
  userId: string;
  nom: string;
  type: 'Particulier' | 'Professionnel';
  description: string;
  poidsMaxGrammes: number;
  isVisible: boolean;
};
export type LockedEtape = {
  id: string;
  ville: string;
  villeCle: string;
  date: Date;
  collecte: boolean;
  depot: boolean;
  revision: number;
};

/**
 * Locks a trip against other edits, its stops against reservations, and the reservations on it. Throws `not_found`, or
 * `forbidden` when it is not the actor's.
 */
export async function lockOwnTransport(
  tx: Db,
  actor: Actor,
  id: string,
): Promise<{ transport: LockedTransport; etapes: LockedEtape[] }> {
  const [row] = await tx.$queryRaw<LockedTransport[]>`
    SELECT id, user_id AS "userId", nom, type::text AS type, description,
           poids_max_grammes AS "poidsMaxGrammes", is_visible AS "isVisible"
    FROM transports WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  const transport = found(row, refus('introuvable'));
  const owner = { _id: transport.userId };
  if (!transport.isVisible && !canManage(actor, owner)) throw notFound(refus('introuvable'));
  requireOwner(actor, owner);
  const etapes = await lockEtapes(tx, id, 'UPDATE');
  // By id, all of them: a need that is deleted locks its own the same way, and some may be on this trip.
  await tx.$queryRaw`SELECT 1 FROM reservations WHERE transport_id = ${id}::uuid ORDER BY id FOR NO KEY UPDATE`;
  return { transport, etapes };
}

/**
 * Locks a trip's stops for a reservation that ends. The trip first, so that an edit cannot bring new stops between the
 * locking and the change of their loads: those would be taken out of order, and two could wait in a circle.
 */
export async function lockLoads(tx: Db, transportId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM transports WHERE id = ${transportId}::uuid FOR SHARE`;
  await lockEtapes(tx, transportId, 'NO KEY UPDATE');
}

/** By id, because places change: an edit may swap two stops while others wait for them. */
async function lockEtapes(
  tx: Db,
  transportId: string,
  strength: 'UPDATE' | 'NO KEY UPDATE',
): Promise<LockedEtape[]> {
  return tx.$queryRaw<LockedEtape[]>`
    WITH locked AS (
      SELECT id, position, ville, ville_cle, date, collecte, depot, revision
      FROM etapes WHERE transport_id = ${transportId}::uuid ORDER BY id FOR ${Prisma.raw(strength)}
    )
    SELECT id, ville, ville_cle AS "villeCle", date, collecte, depot, revision FROM locked ORDER BY position`;
}

/** The reservations that hold weight on a trip, as an edit's rules want them; weights in grams, named for a message. */
export async function activeBookings(tx: Db, transportId: string): Promise<Booking[]> {
  const rows = await tx.reservation.findMany({
    where: { transportId, status: { in: ['en_attente', 'confirmee'] } },
    orderBy: { id: 'asc' },
    select: {
      departEtapeId: true,
      arriveeEtapeId: true,
      departConvenu: true,
      arriveeConvenue: true,
      poidsGrammes: true,
      villeDepart: true,
      villeArrivee: true,
      user: { select: { firstName: true, lastName: true } },
    },
  });
  return rows.map((row) => ({
    departEtapeId: row.departEtapeId ?? '',
    arriveeEtapeId: row.arriveeEtapeId ?? '',
    departConvenu: row.departConvenu,
    arriveeConvenue: row.arriveeConvenue,
    poids: row.poidsGrammes,
    label: (langue) =>
      listed(
        [
          `${row.user.firstName} ${row.user.lastName}`,
          formatKg(gramsToKg(row.poidsGrammes), langue),
          routeIn(row.villeDepart, row.villeArrivee)(langue),
        ],
        langue,
      ),
  }));
}
