import 'server-only';
import { cityOfKey, pairePath } from '@/lib/core/cities/paires';
import { type Db, newId } from '@/lib/core/db';

type Part = { departCle: string; arriveeCle: string; dateDepart: Date };

/**
 * Puts the pairs of the cities of transports that are listed among those that something leaves for, in the transaction that
 * lists them: two countries' page has them at once and not after the next `findPaires`. What stands there and leaves sooner stays
 * as it is, and is not waited for.
 */
export async function announcePaires(tx: Db, transportIds: string[]): Promise<void> {
  const parts: Part[] = await tx.leg.findMany({
    where: { transportId: { in: transportIds }, listed: true },
    select: { departCle: true, arriveeCle: true, dateDepart: true },
  });
  const soonest = new Map<string, Part>();
  for (const part of parts) {
    const key = `${part.departCle} ${part.arriveeCle}`;
    const known = soonest.get(key);
    if (!known || part.dateDepart < known.dateDepart) soonest.set(key, part);
  }
  // In one order, so that two trips do not wait for each other.
  const ordered = [...soonest].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part);
  const pairs = ordered.flatMap(({ departCle, arriveeCle, dateDepart }) => {
    const [from, to] = [cityOfKey(departCle), cityOfKey(arriveeCle)];
    const chemin = from && to && pairePath(from, to);
    return chemin && +dateDepart > Date.now()
      ? [{ departCle, arriveeCle, dateDepart, from, to, chemin }]
      : [];
  });
  if (pairs.length === 0) return;
  const column = <T>(of: (one: (typeof pairs)[number]) => T) => pairs.map(of);
  await tx.$executeRaw`
    INSERT INTO paires (id, depart_cle, arrivee_cle, depart_pays, arrivee_pays, chemin, departs, trouvee, updated_at,
      prochain_depart)
    SELECT k.id, k.depart_cle, k.arrivee_cle, k.depart_pays, k.arrivee_pays, k.chemin, 1, false, now(), k.date
    FROM unnest(${column(() => newId())}::uuid[], ${column((one) => one.departCle)}::text[],
      ${column((one) => one.arriveeCle)}::text[], ${column((one) => one.from.country)}::text[],
      ${column((one) => one.to.country)}::text[], ${column((one) => one.chemin)}::text[],
      ${column((one) => one.dateDepart)}::timestamptz[])
      WITH ORDINALITY AS k (id, depart_cle, arrivee_cle, depart_pays, arrivee_pays, chemin, date, place)
    WHERE NOT EXISTS (SELECT FROM paires p WHERE p.depart_cle = k.depart_cle AND p.arrivee_cle = k.arrivee_cle
      AND p.prochain_depart > now() AND p.prochain_depart <= k.date)
    ORDER BY k.place
    ON CONFLICT (depart_cle, arrivee_cle) DO UPDATE SET prochain_depart = excluded.prochain_depart`;
}
