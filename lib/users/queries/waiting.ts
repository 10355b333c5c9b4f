import 'server-only';
import { rowsOf } from '@/lib/core/db';
import type { Actor } from '@/lib/core/sessions/actor';

type WaitingRequests = { total: number; transports: Record<string, number> };

/** What waits for the actor's answer as a carrier: in all, and by trip (at most a hundred, those with most). */
export async function waitingRequests(actor: Actor): Promise<WaitingRequests> {
  const rows = await rowsOf<{ id: string; count: number; total: number }>`
    SELECT r.transport_id AS id, count(*)::int AS count, sum(count(*)) OVER ()::int AS total
    FROM transports t JOIN reservations r ON r.transport_id = t.id AND r.status = 'en_attente'
    WHERE t.user_id = ${actor.id}::uuid GROUP BY r.transport_id ORDER BY count(*) DESC LIMIT 100`;
  const transports = Object.fromEntries(rows.map(({ id, count }) => [id, count]));
  return { total: rows[0]?.total ?? 0, transports };
}
