import 'server-only';
import { plainTransaction, rowsOf } from '@/lib/core/db';
import { log } from '@/lib/core/log/log';
import { differences, type Ecart, type Mouvement } from '../rules/reconcile';
import { tellOperators } from './operators';
import { currentProvider, providerOf } from './provider';

const DAY_MS = 86_400_000;
/** How far around its day a movement's other half is looked for. */
const AROUND_MS = 3 * DAY_MS;
/** After a longer absence the older days are a person's work. */
const MOST_DAYS = 7;
const KEPT = 500;
const SAID = 20;

/**
 * Compares the books with the provider's report for each day (in UTC) that is over and was not compared yet, and shouts where they
 * differ: in the log, and to the operators under their bell and by mail. Answers how many differences there were.
 */
export async function reconcile(now = new Date()): Promise<number> {
  const provider = currentProvider();
  const report = provider && providerOf(provider).report;
  if (!report) return 0;
  const today = Math.floor(+now / DAY_MS) * DAY_MS;
  const [last] = await rowsOf<{ jour: string }>`
    SELECT to_char(max(jour), 'YYYY-MM-DD') AS jour FROM reconciliations HAVING max(jour) IS NOT NULL`;
  const first = last ? Date.parse(last.jour) + DAY_MS : today - DAY_MS;
  let found = 0;
  for (let day = Math.max(first, today - MOST_DAYS * DAY_MS); day < today; day += DAY_MS) {
    const [from, to] = [new Date(day), new Date(day + DAY_MS)];
    const around = [new Date(day - AROUND_MS), new Date(Math.min(+now, day + AROUND_MS))] as const;
    const livres = await movedInBooks(provider, ...around);
    const prestataire = await withoutToldOf(await report(...around));
    const ecarts = differences(livres, prestataire, from, to);
    await keep(provider, from, prestataire.filter(({ le }) => le >= from && le < to).length, ecarts);
    found += ecarts.length;
  }
  return found;
}

/** An entry's id says when it was written: what is wanted is found by its index. */
const idAt = (instant: Date) =>
  `${(+instant).toString(16).padStart(12, '0')}`.replace(/^(.{8})(.{4})$/, '$1-$2-0000-0000-000000000000');

/** Money that moved at the provider, as the books tell it; what a bank gave is the bank's, and no refund of ours there. */
function movedInBooks(provider: string, from: Date, to: Date): Promise<Mouvement[]> {
  return rowsOf<Mouvement>`
    SELECT e.genre::text AS genre, coalesce(CASE WHEN e.genre = 'encaissement' THEN p.provider_ref ELSE c.ref END, e.cle) AS ref,
      l.centimes, e.created_at AS le
    FROM ledger_entries e JOIN payments p ON p.id = e.payment_id
    JOIN ledger_lines l ON l.entry_id = e.id AND l.compte = 'prestataire'
    LEFT JOIN payment_calls c ON c.id = split_part(e.cle, ':', 2)::uuid
    WHERE e.id >= ${idAt(from)}::uuid AND e.id < ${idAt(to)}::uuid AND p.provider = ${provider}
      AND c.ref IS DISTINCT FROM coalesce(p.opposition_perdue, '')`;
}

/**
 * A report without what banks took for contestations, and gave back, that the provider told us of: each has frozen its payment,
 * and operators were told of its every turn (`followOpposition`). One that nobody told us of stays, and is shouted about.
 */
async function withoutToldOf(mouvements: Mouvement[]): Promise<Mouvement[]> {
  const contested = mouvements.filter(({ genre }) => genre === 'contestation').map(({ ref }) => ref);
  if (contested.length === 0) return mouvements;
  const told = await rowsOf<{ objet: string }>`
    SELECT DISTINCT objet FROM payment_events WHERE objet = ANY(${contested}) AND type LIKE 'charge.dispute.%' AND traite_le IS NOT NULL`;
  const known = new Set(told.map(({ objet }) => objet));
  return mouvements.filter(({ genre, ref }) => genre !== 'contestation' || !known.has(ref));
}

async function keep(provider: string, from: Date, mouvements: number, ecarts: Ecart[]): Promise<void> {
  const jour = from.toISOString().slice(0, 10);
  await plainTransaction(async (tx) => {
    await tx.$executeRaw`
      INSERT INTO reconciliations (jour, provider, mouvements, ecarts)
      VALUES (${jour}::date, ${provider}, ${mouvements}, ${JSON.stringify(ecarts.slice(0, KEPT))}::jsonb)
      ON CONFLICT (jour) DO NOTHING`;
    if (ecarts.length === 0) return;
    await tellOperators(tx, `rapprochement:${jour}`, { sujet: 'ecarts', jour, nombre: ecarts.length });
  });
  if (ecarts.length > 0) {
    const said = { jour, provider, differences: ecarts.length, ecarts: ecarts.slice(0, SAID) };
    log.error(said, 'the books and the provider’s report differ');
  }
}
