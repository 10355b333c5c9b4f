import 'server-only';
import { rowsOf } from '@/lib/core/db';
import type { Actor } from '@/lib/core/sessions/actor';
import { isOperatorEmail } from '@/lib/core/sessions/operators';

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

const COUNTED = 100;

/**
 * What waits for the operators, a hundred of each at most: reports, disputes, documents, payments that a bank contests,
 * days whose books differ from the provider's report. Null for who is none. `email` is the account's own.
 */
export async function waitingReports(email: string): Promise<number | null> {
  if (!isOperatorEmail(email)) return null;
  const [row] = await rowsOf<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      (SELECT FROM reports WHERE decided_at IS NULL LIMIT ${COUNTED})
      UNION ALL (SELECT FROM litiges WHERE etat = 'ouvert' LIMIT ${COUNTED})
      UNION ALL (SELECT FROM papiers WHERE etat = 'en_attente' LIMIT ${COUNTED})
      UNION ALL (SELECT FROM payments WHERE gele_le IS NOT NULL LIMIT ${COUNTED})
      UNION ALL (SELECT FROM reconciliations WHERE vu_le IS NULL AND ecarts <> '[]' LIMIT ${COUNTED})) waiting`;
  return row?.count ?? 0;
}
