import 'server-only';
import { decodeCursor, encodeCursor, instantSchema } from '@/lib/core/cursor';
import { limitTo, Prisma, rowsOf } from '@/lib/core/db';
import { z } from '@/lib/core/zod';
import type { TransportFilters } from '../schema';
import { COMING, exactLegs, type LegSearch, legSearch, onDay, partialLegs } from './filters';
import { nearestDays } from './nearest-days';
import {
  type TransportRow,
  type TransportView,
  toTransportView,
  transportColumns,
  transportJoins,
} from './view';
import { COUNT_UP_TO } from './words';

export type TransportPage = {
  items: TransportView[];
  meta: {
    nextCursor: string | null;
    /** On the first page only: how many fit exactly and, once those are all shown, how many with one end. */
    total?: number;
    totalIsMinimum?: boolean;
    exacts?: number;
    partiels?: number;
    /** Days with trips next to an asked day without any. */
    joursProches?: string[];
  };
};

const cursorSchema = z.tuple([z.enum(['exact', 'partiel']), instantSchema, z.guid()]);
type Cursor = z.output<typeof cursorSchema>;
type Group = Cursor[0];
type Row = TransportRow & { legDate: Date; found: number | null };

/**
 * A page of visible, coming trips that pass the asked places, exact matches first, each with the leg that matched
 * (DESIGN section 5, Search). Keyset pages: stable under inserts, page 2,000 costs what page 1 costs.
 */
export async function listTransports(filters: TransportFilters): Promise<TransportPage> {
  const search = await legSearch(filters);
  const after = decodeCursor(cursorSchema, filters.cursor);
  const both = search.asked.depart !== undefined && search.asked.arrivee !== undefined;
  const wanted = filters.limit + 1;
  const pages: { group: Group; rows: Row[] }[] = [];
  if (after?.[0] !== 'partiel')
    pages.push({ group: 'exact', rows: await readLegs(search, 'exact', after, wanted) });
  const missing = wanted - (pages[0]?.rows.length ?? 0);
  if (both && missing > 0) {
    const start = after?.[0] === 'partiel' ? after : undefined;
    pages.push({
      group: 'partiel',
      rows: await readLegs(search, 'partiel', start, missing, after !== undefined),
    });
  }
  const all = pages.flatMap(({ group, rows }) => rows.map((row) => ({ group, row })));
  const shown = all.slice(0, filters.limit);
  const last = all.length > filters.limit ? shown.at(-1) : undefined;
  const now = new Date();
  return {
    items: shown.map(({ row }) => toTransportView(row, search.asked, now)),
    meta: {
      nextCursor: last ? encodeCursor([last.group, +last.row.legDate, last.row.id] satisfies Cursor) : null,
      ...(after ? {} : counts(pages)),
      ...(!after && filters.date && pages[0]?.rows.length === 0
        ? { joursProches: await nearestDays(search, filters.date) }
        : {}),
    },
  };
}

function counts(pages: { group: Group; rows: Row[] }[]): Partial<TransportPage['meta']> {
  const count = (group: Group) => {
    const page = pages.find((one) => one.group === group);
    return page && Number(page.rows[0]?.found ?? 0);
  };
  const [exacts = 0, partiels] = [count('exact'), count('partiel')];
  const found = exacts + (partiels ?? 0);
  return {
    total: Math.min(found, COUNT_UP_TO),
    totalIsMinimum: exacts > COUNT_UP_TO || found > COUNT_UP_TO,
    exacts: Math.min(exacts, COUNT_UP_TO),
    ...(partiels === undefined ? {} : { partiels: Math.min(partiels, COUNT_UP_TO) }),
  };
}

async function readLegs(
  search: LegSearch,
  group: Group,
  after: Cursor | undefined,
  limit: number,
  counted = false,
): Promise<Row[]> {
  const found =
    after || counted || search.found !== undefined
      ? Prisma.sql`${search.found ?? null}::int`
      : Prisma.sql`(SELECT count(*)::int FROM (${source(search, group, undefined, COUNT_UP_TO + 1)}) c)`;
  return rowsOf<Row>`
    WITH ${search.held}, page AS MATERIALIZED (${source(search, group, after, limit)}), found AS MATERIALIZED (SELECT ${found} AS n)
    SELECT ${transportColumns}, page.date_depart AS "legDate", found.n AS found
    FROM page CROSS JOIN found JOIN transports t ON t.id = page.transport_id ${transportJoins}
    ORDER BY ${order(search.sort, Prisma.sql`page`)}`;
}

/** The legs of one group in the asked order, from the cursor on. */
function source(search: LegSearch, group: Group, after: Cursor | undefined, limit: number): Prisma.Sql {
  const one = (legs: Prisma.Sql) => Prisma.sql`
    SELECT l.transport_id, l.date_depart FROM legs l
    WHERE ${legs} AND ${coming(search.sort, after)} AND ${search.conditions} ${onDay(search.date)} ${beyond(search.sort, after)}
    ORDER BY ${order(search.sort, Prisma.sql`l`)} ${limitTo(limit)}`;
  if (group === 'exact') return one(exactLegs(search.asked));
  const [depuis, vers] = partialLegs(search.asked);
  return Prisma.sql`
    SELECT l.transport_id, l.date_depart FROM ((${one(depuis)}) UNION ALL (${one(vers)})) l
    ORDER BY ${order(search.sort, Prisma.sql`l`)} ${limitTo(limit)}`;
}

function order(sort: LegSearch['sort'], alias: Prisma.Sql): Prisma.Sql {
  return sort === 'recent'
    ? Prisma.sql`${alias}.transport_id DESC`
    : Prisma.sql`${alias}.date_depart, ${alias}.transport_id`;
}

/** One lower bound on the date: beside a second one the index would not begin at the cursor, and read all pages before it. */
function coming(sort: LegSearch['sort'], after: Cursor | undefined): Prisma.Sql {
  return after && sort === 'date'
    ? Prisma.sql`l.date_depart >= greatest(now(), ${new Date(after[1])}::timestamptz)`
    : COMING;
}

function beyond(sort: LegSearch['sort'], after: Cursor | undefined): Prisma.Sql {
  if (!after) return Prisma.empty;
  const [, date, id] = after;
  if (sort === 'recent') return Prisma.sql`AND l.transport_id < ${id}::uuid`;
  return Prisma.sql`AND (l.date_depart, l.transport_id) > (${new Date(date)}::timestamptz, ${id}::uuid)`;
}
