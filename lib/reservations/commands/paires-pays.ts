import 'server-only';
import { allPays, type Pays, paysOfCode, paysPath } from '@/lib/core/cities/pays';
import { db, limitTo, newId, rowsOf } from '@/lib/core/db';
import { listPaysVilles } from '@/lib/transports/queries/pays';
import { PAYS_VILLES, prixDesPaires } from '../queries/prix';
import { isWorthFinding } from '../rules';

/** Pairs of cities that tell enough of two countries. */
const LOOKED_AT = 300;

type Known = { codeArrivee: string; chemin: string; changed: Date; trouvee: boolean };
type Ahead = { arrivee: string; transports: number; changed: Date };

/**
 * Makes `paires_pays` what the pairs of cities say now, one country of departure after another: which two countries something
 * leaves between, and which of them are worth finding. Twice at once does no harm.
 */
export async function findPairesPays(): Promise<void> {
  const departs = await departing();
  for (const depart of departs) await keep(depart, await aheadOf(depart));
  const codes = departs.map(({ code }) => code);
  await db.$executeRaw`DELETE FROM paires_pays WHERE depart_pays <> ALL (${codes}::text[])`;
}

/** The countries that something leaves, from one to the next by the index. */
async function departing(): Promise<Pays[]> {
  const rows = await rowsOf<{ code: string }>`
    WITH RECURSIVE codes AS (
      (SELECT depart_pays AS code FROM paires ORDER BY depart_pays LIMIT 1)
      UNION ALL
      SELECT next.code FROM codes c CROSS JOIN LATERAL (
        SELECT p.depart_pays AS code FROM paires p WHERE p.depart_pays > c.code ORDER BY p.depart_pays LIMIT 1) next)
    SELECT code FROM codes`;
  return rows.flatMap(({ code }) => paysOfCode(code) ?? []);
}

/** The trips that leave next on each pair of cities, each counted once between two countries. */
function aheadOf({ code }: Pays): Promise<Ahead[]> {
  return rowsOf<Ahead>`
    SELECT other.code AS arrivee, count(DISTINCT t.id)::int AS transports, max(t.updated_at) AS changed
    FROM unnest(${allPays().map((pays) => pays.code)}::text[]) AS other (code)
    CROSS JOIN LATERAL (
      SELECT depart_cle, arrivee_cle FROM paires WHERE depart_pays = ${code} AND arrivee_pays = other.code
      ORDER BY departs DESC ${limitTo(LOOKED_AT)}) p
    CROSS JOIN LATERAL (
      SELECT l.transport_id FROM legs l WHERE l.listed AND l.premier_depot_ici
        AND l.depart_cle = p.depart_cle AND l.arrivee_cle = p.arrivee_cle AND l.date_depart > now()
      ORDER BY l.date_depart LIMIT 3) next
    JOIN transports t ON t.id = next.transport_id
    WHERE other.code <> ${code}
    GROUP BY other.code ORDER BY other.code`;
}

async function keep(depart: Pays, ahead: Ahead[]): Promise<void> {
  const known: Known[] = [];
  for (const { arrivee: codeArrivee, transports, changed } of ahead) {
    const arrivee = paysOfCode(codeArrivee);
    const chemin = arrivee && paysPath(depart, arrivee);
    if (!chemin) continue;
    // Prices are looked at only where they decide.
    const prix =
      transports < 3 ? await prixDesPaires(await listPaysVilles({ depart, arrivee }, PAYS_VILLES)) : null;
    known.push({ codeArrivee, chemin, changed, trouvee: isWorthFinding(transports, prix?.nombre ?? 0) });
  }
  const column = <T>(of: (one: Known) => T) => known.map(of);
  await db.$executeRaw`
    WITH now_known AS (
      SELECT * FROM unnest(${column(() => newId())}::uuid[], ${column(() => depart.code)}::text[],
        ${column((one) => one.codeArrivee)}::text[], ${column((one) => one.chemin)}::text[],
        ${column((one) => one.trouvee)}::boolean[], ${column((one) => one.changed)}::timestamptz[])
        AS k (id, depart_pays, arrivee_pays, chemin, trouvee, updated_at)),
    gone AS (
      DELETE FROM paires_pays WHERE depart_pays = ${depart.code}
        AND arrivee_pays NOT IN (SELECT arrivee_pays FROM now_known))
    INSERT INTO paires_pays (id, depart_pays, arrivee_pays, chemin, trouvee, updated_at) SELECT * FROM now_known
    ON CONFLICT (depart_pays, arrivee_pays) DO UPDATE
      SET chemin = excluded.chemin, trouvee = excluded.trouvee, updated_at = excluded.updated_at
    WHERE (paires_pays.chemin, paires_pays.trouvee, paires_pays.updated_at)
      IS DISTINCT FROM (excluded.chemin, excluded.trouvee, excluded.updated_at)`;
}
