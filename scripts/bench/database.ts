import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { applyMigrations } from '../database/migrate';
import { onStop } from '../lib/processes.mjs';
import { postgresBinaries } from '../postgres/binaries.mjs';
import { postgresIdentity } from '../postgres/identity.mjs';
import { databaseUrl, freePort, initCluster, startServer } from '../postgres/server.mjs';
import { loadTransports } from './load';

export type BenchServer = {
  readonly pid: number;
  url: (database: string) => string;
  stop: () => Promise<void>;
  /** Ends it as a machine without power would, and starts it again on what it had. */
  kill: () => Promise<void>;
};

/** A PostgreSQL of the run's own with its ordinary settings: a commit waits for the disk, so reservation figures are honest. */
export async function startDatabaseServer(): Promise<BenchServer> {
  const identity = postgresIdentity();
  const bin = postgresBinaries(identity);
  const home = mkdtempSync(path.join(tmpdir(), 'rihla-bench-'));
  chmodSync(home, 0o711);
  const clean = async () => rmSync(home, { recursive: true, force: true, maxRetries: 3 });
  onStop(clean);
  const dir = path.join(home, 'data');
  const password = 'mesure';
  await initCluster({ bin, dir, identity, password });
  const port = await freePort();
  const log = path.join(home, 'log');
  const launch = () => startServer({ bin, dir, identity, password, port, log });
  let server = await launch();
  return {
    get pid() {
      return server.pid ?? 0;
    },
    url: (database) => databaseUrl({ port, password, database }),
    stop: () => server.stop(),
    async kill() {
      process.kill(server.pid ?? 0, 'SIGKILL');
      await server.exited;
      server = await launch();
    },
  };
}

/** A migrated database with `count` trips; returns its address. */
export async function makeWorld(server: BenchServer, count: number): Promise<string> {
  const name = `rihla_${count}`;
  await query(server.url('postgres'), `CREATE DATABASE ${name}`);
  const url = server.url(name);
  await applyMigrations(url);
  await loadTransports(url, count);
  await query(url, RARE_WORDS);
  await query(url, 'VACUUM (ANALYZE) transports');
  return url;
}

// The loaded texts share a small vocabulary; forty words stand in five trips each.
const RARE_WORDS = `
  UPDATE transports t SET texte_recherche = t.texte_recherche || ' rareterme' || n % 40 + 1
  FROM (SELECT id, row_number() OVER (ORDER BY md5(id::text || 'rare')) AS n FROM transports LIMIT 200) few
  WHERE t.id = few.id`;

/** Resolves when no statement runs any more: a server that was put under load before may still have some to finish. */
export async function atRest(url: string): Promise<void> {
  for (;;) {
    const [row] = await query<{ busy: number }>(url, BUSY);
    if (row?.busy === 0) return;
    await pause(50);
  }
}

/** Resolves when no work in the background is due any more: what was reserved is told, by mail too. */
export async function allWorkedOff(url: string): Promise<void> {
  for (;;) {
    const [row] = await query<{ due: number }>(url, DUE);
    if (row?.due === 0) return;
    await pause(200);
  }
}

const DUE = `
  SELECT count(*)::int AS due FROM pgboss.job
  WHERE state IN ('created', 'retry', 'active') AND start_after <= now()`;

const BUSY = `
  SELECT count(*)::int AS busy FROM pg_stat_activity
  WHERE pid <> pg_backend_pid() AND state = 'active' AND backend_type IN ('client backend', 'autovacuum worker')`;

/** Runs one statement on a connection of its own. */
export async function query<R extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<R[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<R>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
