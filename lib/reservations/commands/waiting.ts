import 'server-only';
import { db, Prisma, rowsOf } from '@/lib/core/db';
import { AppError } from '@/lib/core/errors';
import type { Actor } from '@/lib/core/sessions/actor';
import { refus } from '@/lib/langues/refus/reservations';
import { expireTransportPages } from '@/lib/transports/commands/expire';
import { lockLoads } from '@/lib/transports/commands/lock';
import { requireOwnTransport } from '@/lib/transports/queries/get';
import { LAPSED } from '../labels';
import { ANSWER_HOURS } from '../rules';
import type { RequestsRefusal } from '../schema';
import { change } from './change';
import { readTold, tellReservations } from './tell';

/**
 * The carrier refuses all that one person waits for on a trip, with one comment if they like. Answers how many there were.
 * Throws `not_found` when it is not the actor's trip, `conflict` when nothing of that person waits any more.
 */
export async function refuseRequests(
  actor: Actor,
  transportId: string,
  { userId, commentaire }: RequestsRefusal,
): Promise<{ refusees: number }> {
  await requireOwnTransport(actor, transportId);
  const which = Prisma.sql`transport_id = ${transportId}::uuid AND user_id = ${userId}::uuid`;
  const refused = await db.$transaction(async (tx) => {
    await lockLoads(tx, transportId);
    const ids = await change(tx, 'refuser', which, commentaire || null);
    await tellReservations(tx, 'refuser', await readTold(tx, ids));
    return ids;
  });
  if (refused.length === 0) {
    throw new AppError('conflict', refus('plusEnAttente'));
  }
  expireTransportPages(actor.id, transportId);
  return { refusees: refused.length };
}

const DUE = Prisma.sql`(created_at <= now() - make_interval(hours => ${ANSWER_HOURS}) OR date_depart <= now())`;
const WHY = Prisma.sql`CASE WHEN date_depart <= now() THEN ${LAPSED.departure} ELSE ${LAPSED.silence} END`;

/**
 * Lets go of what nobody has answered in time; the kilograms are free again. Any number may run at once, beside answers and
 * cancellations: each request is moved by one of them. One trip at a time, and one that fails keeps no other from its turn;
 * the first failure is thrown at the end. Answers how many there were.
 */
export async function lapseReservations(): Promise<number> {
  const due = await rowsOf<{ transportId: string }>`
    SELECT DISTINCT transport_id AS "transportId" FROM reservations
    WHERE status = 'en_attente' AND transport_id IS NOT NULL AND ${DUE}`;
  let lapsed = 0;
  const failures: unknown[] = [];
  for (const { transportId } of due) {
    try {
      lapsed += await db.$transaction(async (tx) => {
        await lockLoads(tx, transportId);
        // Asked again: an answer may have come, or an edit moved the departure.
        const which = Prisma.sql`transport_id = ${transportId}::uuid AND ${DUE}`;
        const ids = await change(tx, 'laisser', which, WHY);
        await tellReservations(tx, 'laisser', await readTold(tx, ids));
        return ids.length;
      });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return lapsed;
}
