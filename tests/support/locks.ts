import pg from 'pg';
import { expect } from 'vitest';
import { db } from '@/lib/core/db';
import { env } from '@/lib/core/env';

/** A connection of its own that holds rows, so that a command stops exactly where a test wants it to. */
export async function openHolder(): Promise<pg.Client> {
  const client = new pg.Client(env().DATABASE_URL);
  await client.connect();
  return client;
}

type HeldTable = 'transports' | 'reservations' | 'demandes' | 'produits' | 'users';

/** Waits for a row, then holds it until the connection's transaction ends. */
export const holdRow = (client: pg.Client, table: HeldTable, id: string) =>
  client.query(`SELECT 1 FROM ${table} WHERE id = $1 FOR UPDATE`, [id]);

// A process of its own may have to begin first.
const PATIENCE = { timeout: 10_000 };

/** Resolves when that many statements of this database wait for a lock. */
export const waiting = (count: number) =>
  expect
    .poll(async () => {
      const [row] = await db.$queryRaw<{ waiting: number }[]>`
        SELECT count(*)::int AS waiting FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      return row?.waiting;
    }, PATIENCE)
    .toBe(count);
