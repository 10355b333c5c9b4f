import 'server-only';
import { Prisma, rowsOf } from '../db';

/** What of a table stands in the sitemap: rows of `t` under their `id`, which grows with time. */
export type SitemapRows = {
  table: Prisma.Sql;
  id: Prisma.Sql;
  /** What is joined to it, and which rows anybody may see and should find. */
  listed: Prisma.Sql;
  path: Prisma.Sql;
  updatedAt: Prisma.Sql;
};

/** Whether there is a row `from`: asked of each row's index. Of a plain EXISTS PostgreSQL would make one look through the whole table. */
export const exists = (from: Prisma.Sql) => Prisma.sql`((SELECT true ${from} LIMIT 1) IS NOT NULL)`;

export type SitemapEntry = { path: string; updatedAt: Date };

/** Rows of the table in one part, shown or not: their addresses stay far below the 50,000 that a part may have. */
const PART = 10_000;
const READ_AT_ONCE = 2_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Where each part begins, the first at the beginning of all ids: found by steps along the primary key. */
export async function sitemapStarts({ table, id }: SitemapRows): Promise<string[]> {
  const starts = [FIRST];
  for (;;) {
    const [next] = await rowsOf<{ id: string }>`
      SELECT ${id} AS id FROM ${table} WHERE ${id} >= ${starts.at(-1)}::uuid ORDER BY ${id} OFFSET ${PART}::int LIMIT 1`;
    if (!next) return starts;
    starts.push(next.id);
  }
}

/** The addresses of a part, from its beginning to that of the next; read in pieces, so that no statement takes long. */
export async function sitemapEntries(
  { table, id, listed, path, updatedAt }: SitemapRows,
  from: string,
  to: string | undefined,
): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  const beyond = to ? Prisma.sql`${id} < ${to}::uuid` : Prisma.sql`true`;
  let after: string | undefined;
  for (;;) {
    const start = after ? Prisma.sql`${id} > ${after}::uuid` : Prisma.sql`${id} >= ${from}::uuid`;
    const rows = await rowsOf<SitemapEntry & { id: string; shown: boolean }>`
      SELECT ${id} AS id, ${path} AS path, ${updatedAt} AS "updatedAt", ${listed} AS shown
      FROM (SELECT * FROM ${table} WHERE ${start} AND ${beyond} ORDER BY ${id} LIMIT ${READ_AT_ONCE}::int) t ORDER BY ${id}`;
    for (const { shown, path, updatedAt } of rows) if (shown) entries.push({ path, updatedAt });
    if (rows.length < READ_AT_ONCE || entries.length >= 5 * PART) return entries;
    after = rows.at(-1)?.id;
  }
}
