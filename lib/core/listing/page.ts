import 'server-only';
import { Prisma } from '../db';
import * as z from '../zod';
import { decodeCursor, encodeCursor } from './cursor';

/** What a list is asked for: at most `limit` things, from where `cursor` says on. */
export type PageAsked = { limit: number; cursor?: string | undefined };

export type Page<T> = { items: T[]; meta: { nextCursor: string | null } };

/** The page that rows make when one more than asked was read; `placeOf` is where a row stands in the list's order. */
export function cutPage<Row>(rows: Row[], limit: number, placeOf: (row: Row) => unknown): Page<Row> {
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, meta: { nextCursor: last === undefined ? null : encodeCursor(placeOf(last)) } };
}

/**
 * A keyset page, stable while things come and go: `read` gives the rows after a place (from the first on without one), in
 * the list's order. `place` is the schema of what the order is made of. Throws `invalid` for an unreadable cursor.
 */
export async function keysetPage<S extends z.ZodType, Row>(
  { limit, cursor }: PageAsked,
  place: S,
  placeOf: (row: Row) => z.input<S>,
  read: (after: z.output<S> | undefined, limit: number) => Promise<Row[]>,
): Promise<Page<Row>> {
  return cutPage(await read(decodeCursor(place, cursor), limit + 1), limit, placeOf);
}

/** A keyset page, the newest first. `read` takes the condition on `id`, the SQL name of the rows' id. */
export function newestPage<Row extends { _id: string }>(
  asked: PageAsked,
  id: Prisma.Sql,
  read: (older: Prisma.Sql, limit: number) => Promise<Row[]>,
): Promise<Page<Row>> {
  return keysetPage(
    asked,
    z.guid(),
    (row) => row._id,
    (after, limit) => read(after ? Prisma.sql`${id} < ${after}::uuid` : Prisma.sql`true`, limit),
  );
}
