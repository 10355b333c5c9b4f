import 'server-only';
import { Prisma } from '../db';

/** A column of a card: its value in SQL, the versions of the rows that it is read from, and what it is when read. */
export type Column<T> = { value: Prisma.Sql; versions: readonly Prisma.Sql[]; readonly of?: T };
type Columns = Record<string, Column<unknown>>;

/** A card's columns as read. */
export type RowOf<C extends Columns> = { [N in keyof C]: C[N] extends Column<infer T> ? T : never };
/** The same as one JSON array, because a page of cards carries hundreds of them; `readerOf` gives the names back. */
export type ArrayOf<C extends Columns> = unknown[] & { readonly of?: C };

/** Makes the columns of a table whose rows change with `version` (`xmin`: the number of the transaction that wrote last). */
export function columnsOf(version: Prisma.Sql): <T>(value: Prisma.Sql) => Column<T> {
  return <T>(value: Prisma.Sql): Column<T> => ({ value, versions: [version] });
}

/** One column that holds all of another card's. */
export function nested<C extends Columns>(columns: C): Column<ArrayOf<C>> {
  const values = Object.values(columns).map(({ value }) => value);
  return { value: Prisma.sql`json_build_array(${Prisma.join(values)})`, versions: versionsOf(columns) };
}

/** One column that holds the cards of all rows of `from` (`FROM … WHERE …`), in their order; null without any. */
export function nestedList<C extends Columns>(
  columns: C,
  from: Prisma.Sql,
  order: Prisma.Sql,
): Column<ArrayOf<C>[]> {
  return {
    value: Prisma.sql`(SELECT json_agg(${nested(columns).value} ORDER BY ${order}) ${from})`,
    versions: versionsOf(columns).map(
      (version) => Prisma.sql`ARRAY(SELECT ${version} ${from} ORDER BY ${order})`,
    ),
  };
}

/** The columns for a `SELECT` whose rows are a `RowOf` them. */
export function selectOf(columns: Columns): Prisma.Sql {
  return Prisma.join(
    Object.entries(columns).map(([name, { value }]) => Prisma.sql`${value} AS ${Prisma.raw(`"${name}"`)}`),
  );
}

/** A text that changes with whatever `selectOf` shows: the versions of all rows that it reads. */
export function versionOf(columns: Columns): Prisma.Sql {
  return Prisma.sql`concat(${Prisma.join(versionsOf(columns), ", ' ', ")})`;
}

/** Gives the columns of a `nested` card their names back. */
export function readerOf<C extends Columns>(columns: C): (array: ArrayOf<C>) => RowOf<C> {
  const names = Object.keys(columns);
  return (array) => {
    // A loop is several times as fast as `Object.fromEntries`, and a page has a hundred of these.
    const row: Record<string, unknown> = {};
    let at = 0;
    for (const name of names) row[name] = array[at++];
    return row as RowOf<C>;
  };
}

function versionsOf(columns: Columns): Prisma.Sql[] {
  return [...new Set(Object.values(columns).flatMap(({ versions }) => versions))];
}
