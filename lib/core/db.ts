import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { v7 } from 'uuid';
import { Prisma, PrismaClient } from '@/prisma/client/client';
import { env } from './env';
import { watchPool } from './frozen';
import { logTrouble } from './log/troubles.mjs';
import { memo } from './memory/memo';

export { Prisma };

/** What runs a statement: the client itself or an open transaction. */
export type Db = Prisma.TransactionClient;

const STATEMENT_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 1_500;

type StatementName = (query: { sql: string }) => string;

// Past this many distinct texts names would only fill the server's memory: reuse means nothing any more.
const STATEMENT_NAMES = 1_000;

function statementNames(): StatementName {
  const nameOf = memo(STATEMENT_NAMES, (_sql: string) => `s${v7().replaceAll('-', '')}`);
  return ({ sql }) => nameOf(sql);
}

function connect() {
  const { DATABASE_URL: connectionString, DATABASE_DIRECT_URL } = env();
  // A pooler lends each transaction another connection: what was prepared on the last one, or asked of it at its beginning, is
  // not there. The limits are the pooler's to set then (docs/production.md).
  const pooled = DATABASE_DIRECT_URL !== undefined;
  const limits = {
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  };
  const pool = new pg.Pool({
    connectionString,
    max: env().DATABASE_POOL,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'rihla',
    ...(pooled ? {} : limits),
  });
  // Without a listener a connection that dies while idle would end the process.
  pool.on('error', (error) =>
    logTrouble('database connection lost', { code: (error as { code?: string }).code }),
  );
  // The pool listens to idle ones only: one that dies while it is lent ends its statements, and must not end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  if (pooled) pool.on('connect', prepareNothing);
  const endWatch = watchPool(pool, connectionString);
  const nameOf = statementNames();
  const adapter = new PrismaPg(pool, { statementNameGenerator: nameOf });
  return { pool, client: new PrismaClient({ adapter, errorFormat: 'minimal' }), nameOf, endWatch };
}

/** Whoever asks, ourselves or a library: a name would be looked for on whatever connection comes next. */
function prepareNothing(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((asked: unknown, ...rest: unknown[]) => {
    const named = typeof asked === 'object' && asked !== null && 'name' in asked;
    return query(named ? { ...asked, name: undefined } : asked, ...rest);
  }) as typeof client.query;
}

const kept = globalThis as typeof globalThis & { rihlaDatabase?: ReturnType<typeof connect> };

/** Connects on first use, so that a build needs no database; one pool per process, kept across hot reloads. */
function database(): ReturnType<typeof connect> {
  kept.rihlaDatabase ??= connect();
  return kept.rihlaDatabase;
}

/** Prisma's client. Statements are prepared once per connection and time out after five seconds. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get: (_target, property) => Reflect.get(database().client, property),
});

/**
 * The rows of one hand-written statement outside a transaction, straight from the pool: the way of hot reads, because
 * `db.$queryRaw` takes longer for each than many of them take in the database. `date` columns must leave as text, and
 * bigints come as text.
 */
export async function rowsOf<Row extends object>(
  strings: TemplateStringsArray,
  ...values: unknown[]
): Promise<Row[]> {
  const { pool, nameOf } = database();
  const statement = Prisma.sql(strings, ...values);
  const text = statement.text;
  const { rows } = await pool.query<Row>({ name: nameOf({ sql: text }), text, values: statement.values });
  return rows;
}

/** What runs hand-written statements: a transaction of the client's, or a plain one. */
export type RawDb = Pick<Db, '$queryRaw' | '$queryRawUnsafe' | '$executeRaw'>;

/**
 * Some hand-written statements in one transaction, straight on a connection of the pool: the way of hot writes, as `rowsOf`
 * is that of hot reads. What `work` throws takes everything back.
 */
export async function plainTransaction<T>(work: (tx: RawDb) => Promise<T>): Promise<T> {
  const { pool, nameOf } = database();
  const client = await pool.connect();
  const run = async (statement: TemplateStringsArray | Prisma.Sql, values: unknown[]) => {
    const sql = 'text' in statement ? statement : Prisma.sql(statement, ...values);
    return client.query({ name: nameOf({ sql: sql.text }), text: sql.text, values: sql.values });
  };
  const tx = {
    $queryRaw: async (statement: TemplateStringsArray | Prisma.Sql, ...values: unknown[]) =>
      (await run(statement, values)).rows,
    $executeRaw: async (statement: TemplateStringsArray | Prisma.Sql, ...values: unknown[]) =>
      (await run(statement, values)).rowCount ?? 0,
    $queryRawUnsafe: async (text: string, ...values: unknown[]) => (await client.query(text, values)).rows,
  } as RawDb;
  let broken = false;
  try {
    await client.query('BEGIN');
    const result = await work(tx);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * `LIMIT n` with the number in the text: with a parameter there PostgreSQL cannot know that a prepared plan is good and
 * plans on every call, which costs more than the reading.
 */
export function limitTo(count: number): Prisma.Sql {
  return Prisma.raw(`LIMIT ${Math.max(0, Math.trunc(count))}`);
}

/**
 * A column with one of these ids. One alone has a text of its own: for a list whose length it does not know PostgreSQL reckons
 * with ten, so a prepared plan never looks good enough to one who asks for one, and is made anew on every call.
 */
export function among(column: Prisma.Sql, ids: readonly string[]): Prisma.Sql {
  const [only] = ids;
  if (ids.length === 1 && only !== undefined) return Prisma.sql`${column} = ${only}::uuid`;
  return Prisma.sql`${column} = ANY(${ids}::uuid[])`;
}

/** The same connections for libraries that speak `pg` (rate limits). */
export function databasePool(): pg.Pool {
  return database().pool;
}

/** Ends every connection of this process (scripts and tests). */
export async function closeDatabase(): Promise<void> {
  kept.rihlaDatabase?.endWatch();
  await kept.rihlaDatabase?.client.$disconnect();
  await kept.rihlaDatabase?.pool.end();
  kept.rihlaDatabase = undefined;
}

/** A new row's id: UUIDv7, so ids sort by creation time. */
export function newId(): string {
  return v7();
}

/** An instant as milliseconds since 1970: a number is read many times faster than a date, and lists show dozens. */
export function epochMs(instant: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`round(date_part('epoch', ${instant}) * 1000)`;
}
