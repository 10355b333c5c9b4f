import 'server-only';
import { type Db, Prisma } from '@/lib/core/db';
import { holdsWeight, RESERVATION_LIFE, type ReservationAction } from '../rules';

/**
 * Moves the reservations that `which` names (a condition on their columns) by one step of their life, within a transaction:
 * compare and set, so that what is no longer where the step begins stays as it is. Those that end give their weight back to
 * the sections, whose stops the caller has locked (`lockLoads`): their places are read after the lock. A comment that is
 * null leaves what was there. Answers the ids that were moved.
 */
export async function change(
  tx: Db,
  action: ReservationAction,
  which: Prisma.Sql,
  commentaire: string | Prisma.Sql | null,
): Promise<string[]> {
  const { from, by, to } = RESERVATION_LIFE[action];
  // In the text, so that the indexes of living and of waiting reservations serve.
  const alive = Prisma.raw(from.map((status) => `'${status}'`).join(', '));
  const rows = await tx.$queryRaw<{ id: string }[]>`
    WITH found AS (
      -- By id, like everybody who locks several.
      SELECT id FROM reservations WHERE ${which} AND status IN (${alive}) AND remise = 'attendue' ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE reservations r SET status = ${to}::statut_reservation, statut_par = ${by}::reservation_par, statut_le = now(),
      updated_at = now(), commentaire = coalesce(${commentaire}, r.commentaire)
    FROM found WHERE r.id = found.id RETURNING r.id`;
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0 && !holdsWeight(to)) {
    await tx.$executeRaw`
      UPDATE etapes e SET charge_grammes = e.charge_grammes - freed.poids
      FROM (
        SELECT s.id, sum(r.poids_grammes) AS poids
        FROM reservations r
        JOIN etapes d ON d.id = r.depart_etape_id
        JOIN etapes a ON a.id = r.arrivee_etape_id
        JOIN etapes s ON s.transport_id = r.transport_id AND s.position >= d.position AND s.position < a.position
        WHERE r.id = ANY(${ids}::uuid[]) GROUP BY s.id
      ) freed
      WHERE e.id = freed.id`;
  }
  return ids;
}
