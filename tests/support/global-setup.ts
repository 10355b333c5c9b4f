import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { applyMigrations } from '@/scripts/database/migrate';
import { startThrowaway } from '@/scripts/postgres/throwaway.mjs';
import { onServer, withDatabase } from './database';

declare module 'vitest' {
  interface ProvidedContext {
    databases: { server: string; template: string; prefix: string; dataDir: string };
  }
}

/**
 * Once per run: a PostgreSQL server (TEST_DATABASE_URL, or a throw-away one, so that a single file runs from a
 * shell with nothing prepared) and a migrated template database that every worker copies.
 */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startThrowaway();
  const prefix = `rihla_test_${process.pid}`;
  const template = `${prefix}_template`;
  await onServer(
    server.url,
    `DROP DATABASE IF EXISTS "${template}" WITH (FORCE)`,
    `CREATE DATABASE "${template}"`,
  );
  await applyMigrations(withDatabase(server.url, template));
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rihla-test-data-'));
  project.provide('databases', { server: server.url, template, prefix, dataDir });

  return async () => {
    if (given) await dropAll(given, prefix);
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function dropAll(url: string, prefix: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
    [prefix],
  );
  for (const { datname } of rows) await client.query(`DROP DATABASE "${datname}" WITH (FORCE)`);
  await client.end();
}
