import 'server-only';
import { Prisma, rowsOf } from '@/lib/core/db';
import type { LegSearch } from './filters';
import { between, fits } from './parts';

const EACH_SIDE = 3;

/** Up to three days before and three after `date` on which the same search finds trips, in order (docs/rules.md, Search). */
export async function nearestDays(search: LegSearch, date: string): Promise<string[]> {
  const l = Prisma.sql`l`;
  const side = (bound: Prisma.Sql, direction: Prisma.Sql) => Prisma.sql`
    (SELECT DISTINCT l.jour_depart AS jour FROM legs l
     WHERE ${between(search.asked, l)} AND ${fits({ ...search.asked, date: undefined }, l)} AND l.date_depart > now()
       AND ${search.conditions} AND ${bound}
     ORDER BY jour ${direction} LIMIT ${EACH_SIDE})`;
  const rows = await rowsOf<{ jour: string }>`
    WITH ${search.held} SELECT to_char(jour, 'YYYY-MM-DD') AS jour FROM (
      ${side(Prisma.sql`l.jour_depart < ${date}::date`, Prisma.sql`DESC`)}
      UNION ALL ${side(Prisma.sql`l.jour_depart > ${date}::date`, Prisma.sql`ASC`)}) days
    ORDER BY jour`;
  return rows.map((row) => row.jour);
}
