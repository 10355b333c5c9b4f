import 'server-only';
import { Prisma, rowsOf } from '@/lib/core/db';
import type { LegSearch } from './filters';
import { between, fits } from './parts';

const EACH_SIDE = 3;
/** Trips are published at most two years ahead (lib/transports/commands/etapes.ts). */
const AHEAD_DAYS = 2 * 366 + 1;

/**
 * Up to three days before and three after `date` on which the same search finds trips, in order (docs/rules.md, Search). Day
 * after day is asked for one departure, until there are enough: of all departures together most would be read in vain.
 */
export async function nearestDays(search: LegSearch, date: string): Promise<string[]> {
  const l = Prisma.sql`l`;
  const side = (days: Prisma.Sql) => Prisma.sql`
    (SELECT d.jour FROM (SELECT day::date AS jour FROM ${days} day) d
     CROSS JOIN LATERAL (
       SELECT FROM legs l
       WHERE ${between(search.asked, l)} AND ${fits({ ...search.asked, date: undefined }, l)} AND l.date_depart > now()
         AND l.jour_depart = d.jour
         AND l.date_depart BETWEEN d.jour - interval '15 hours' AND d.jour + interval '38 hours'
         AND ${search.conditions}
       LIMIT 1) one
     LIMIT ${EACH_SIDE})`;
  const { before, after } = daysBeside(date);
  const rows = await rowsOf<{ jour: string }>`
    WITH ${search.held} SELECT to_char(jour, 'YYYY-MM-DD') AS jour FROM (
      ${side(before)} UNION ALL ${side(after)}) days
    ORDER BY jour`;
  return rows.map((row) => row.jour);
}

/**
 * The days before and after `date` on which anything can leave, the nearest first. However far away `date` is, they are no
 * more than trips are published ahead: each is looked at in the database.
 */
export function daysBeside(date: string): { before: Prisma.Sql; after: Prisma.Sql } {
  const first = Prisma.sql`now()::date - 1`;
  const last = Prisma.sql`now()::date + ${AHEAD_DAYS}::int`;
  return {
    before: Prisma.sql`generate_series(least(${date}::date - 1, ${last}), ${first}, interval '-1 day')`,
    after: Prisma.sql`generate_series(greatest(${date}::date + 1, ${first}), ${last}, interval '1 day')`,
  };
}
