import 'server-only';
import { cityOfKey, pairePath } from '@/lib/core/cities/paires';
import { db, newId, Prisma, rowsOf } from '@/lib/core/db';
import { isWorthFinding } from '../rules';
import { findPairesPays } from './paires-pays';

/** Pairs looked at by one statement: some tens of milliseconds of it. */
const SLICE = 500;
const START = { depart: '', arrivee: '' };

type Place = { depart: string; arrivee: string };
type Ahead = Place & { departs: number; next: Date | null; changed: Date | null };

/**
 * Makes `paires` what legs and agreed prices say now: pairs of known cities with a departure ahead, those of them that are
 * worth finding, and when what their pages show last changed. Slice by slice, so that it is nobody's wait; twice at once
 * does no harm.
 */
export async function findPaires(): Promise<void> {
  let after: Place | undefined = START;
  while (after) {
    const ahead: Ahead[] = await nextPairs(after);
    const last = ahead.length < SLICE ? undefined : ahead.at(-1);
    await keep(after, last, ahead);
    after = last;
  }
  await findPairesPays();
}

/** The next pairs in the order of their keys, from one to the next by the index whatever lies between; three departures of each. */
function nextPairs({ depart, arrivee }: Place): Promise<Ahead[]> {
  return rowsOf<Ahead>`
    WITH RECURSIVE pairs AS (
      (SELECT l.depart_cle, l.arrivee_cle, 1 AS n FROM legs l WHERE l.listed AND l.premier_depot_ici
         AND (l.depart_cle, l.arrivee_cle) > (${depart}, ${arrivee})
       ORDER BY l.depart_cle, l.arrivee_cle LIMIT 1)
      UNION ALL
      SELECT next.depart_cle, next.arrivee_cle, p.n + 1 FROM pairs p CROSS JOIN LATERAL (
        SELECT l.depart_cle, l.arrivee_cle FROM legs l WHERE l.listed AND l.premier_depot_ici
          AND (l.depart_cle, l.arrivee_cle) > (p.depart_cle, p.arrivee_cle)
        ORDER BY l.depart_cle, l.arrivee_cle LIMIT 1) next
      WHERE p.n < ${SLICE}::int)
    SELECT p.depart_cle AS depart, p.arrivee_cle AS arrivee, ahead.departs, ahead.next, ahead.changed
    FROM pairs p CROSS JOIN LATERAL (
      SELECT count(*)::int AS departs, min(next.date_depart) AS next, max(t.updated_at) AS changed FROM (
        SELECT l.transport_id, l.date_depart FROM legs l WHERE l.listed AND l.premier_depot_ici
          AND l.depart_cle = p.depart_cle AND l.arrivee_cle = p.arrivee_cle AND l.date_depart > now()
        ORDER BY l.date_depart LIMIT 3) next JOIN transports t ON t.id = next.transport_id) ahead
    ORDER BY p.depart_cle, p.arrivee_cle`;
}

/** How many senders agreed on a price for each, five meaning five or more. */
async function pricesOf(pairs: { from: string; to: string }[]): Promise<number[]> {
  const rows = await rowsOf<{ n: number }>`
    SELECT prix.n FROM unnest(${pairs.map(({ from }) => from)}::text[], ${pairs.map(({ to }) => to)}::text[])
      WITH ORDINALITY AS p (depart, arrivee, rang)
    CROSS JOIN LATERAL (SELECT count(*)::int AS n FROM (
      SELECT DISTINCT r.user_id FROM reservations r WHERE r.status = 'confirmee' AND r.ville_depart = p.depart
        AND r.ville_arrivee = p.arrivee AND r.date_depart > now() - interval '1 year' AND r.prix_centimes > 0
      LIMIT 5) five) prix
    ORDER BY p.rang`;
  return rows.map(({ n }) => n);
}

/** Writes what changed between two places of the order, and takes away what nothing leaves for any more. */
async function keep(after: Place, last: Place | undefined, ahead: Ahead[]): Promise<void> {
  const known = ahead.flatMap(({ depart, arrivee, departs, next, changed }) => {
    const [from, to] = [cityOfKey(depart), cityOfKey(arrivee)];
    const chemin = from && to && pairePath(from, to);
    if (!chemin || departs === 0) return [];
    return [{ depart, arrivee, departs, next, changed, chemin, from, to }];
  });
  const prices = await pricesOf(known.map(({ from, to }) => ({ from: from.name, to: to.name })));
  const column = <T>(of: (one: (typeof known)[number], index: number) => T) => known.map(of);
  const until = last
    ? Prisma.sql`(depart_cle, arrivee_cle) <= (${last.depart}, ${last.arrivee})`
    : Prisma.sql`true`;
  await db.$transaction(async (tx) => {
    // Held first, and then looked at: somebody may have announced one of them since they were read.
    const gone = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM paires WHERE (depart_cle, arrivee_cle) > (${after.depart}, ${after.arrivee}) AND ${until}
        AND (depart_cle, arrivee_cle) NOT IN (
          SELECT * FROM unnest(${column((one) => one.depart)}::text[], ${column((one) => one.arrivee)}::text[]))
      ORDER BY depart_cle, arrivee_cle FOR UPDATE`;
    await tx.$executeRaw`
      DELETE FROM paires WHERE id = ANY(${gone.map(({ id }) => id)}::uuid[])
        AND NOT EXISTS (SELECT FROM legs l WHERE l.listed AND l.premier_depot_ici AND l.depart_cle = paires.depart_cle
          AND l.arrivee_cle = paires.arrivee_cle AND l.date_depart > now())`;
    await tx.$executeRaw`
      INSERT INTO paires (id, depart_cle, arrivee_cle, depart_pays, arrivee_pays, chemin, departs, trouvee, updated_at,
        prochain_depart)
      SELECT * FROM unnest(${column(() => newId())}::uuid[], ${column((one) => one.depart)}::text[],
        ${column((one) => one.arrivee)}::text[], ${column((one) => one.from.country)}::text[],
        ${column((one) => one.to.country)}::text[], ${column((one) => one.chemin)}::text[],
        ${column((one) => one.departs)}::int[],
        ${column((one, at) => isWorthFinding(one.departs, prices[at] ?? 0))}::boolean[],
        ${column((one) => one.changed)}::timestamptz[], ${column((one) => one.next)}::timestamptz[])
      ON CONFLICT (depart_cle, arrivee_cle) DO UPDATE SET depart_pays = excluded.depart_pays,
        arrivee_pays = excluded.arrivee_pays, chemin = excluded.chemin, departs = excluded.departs,
        trouvee = excluded.trouvee, updated_at = excluded.updated_at, prochain_depart = excluded.prochain_depart
      WHERE (paires.departs, paires.trouvee, paires.updated_at, paires.chemin, paires.prochain_depart)
        IS DISTINCT FROM (excluded.departs, excluded.trouvee, excluded.updated_at, excluded.chemin,
          excluded.prochain_depart)`;
  });
}
