import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { applyMigrations } from '@/scripts/database/migrate';
import { onServer, withDatabase } from '../support/database';
import { temporaryDir } from '../support/temporary';

const { server, prefix } = inject('databases');
const name = `${prefix}_migrate`;
const url = withDatabase(server, name);
const home = temporaryDir();
let dir: string;

beforeEach(async () => {
  dir = mkdtempSync(path.join(home, 'migrations-'));
  await onServer(server, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`, `CREATE DATABASE "${name}"`);
});

afterEach(() => onServer(server, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`));

function write(migration: string, sql: string) {
  mkdirSync(path.join(dir, migration), { recursive: true });
  writeFileSync(path.join(dir, migration, 'migration.sql'), sql);
}

async function rows(sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const result = await client.query(sql);
  await client.end();
  return result.rows;
}

test('files are applied in order, once, with Prisma’s bookkeeping', async () => {
  write('2_second', 'INSERT INTO a VALUES (1);');
  write('1_first', 'CREATE TABLE a (x int);');
  expect(await applyMigrations(url, dir)).toEqual(['1_first', '2_second']);
  expect(await applyMigrations(url, dir)).toEqual([]);
  expect(await rows('SELECT x FROM a')).toEqual([{ x: 1 }]);
  const history = await rows(
    'SELECT length(checksum) AS c, applied_steps_count AS n, finished_at IS NOT NULL AS done FROM _prisma_migrations',
  );
  expect(history).toEqual(Array(2).fill({ c: 64, n: 1, done: true }));
});

test('runners at the same time apply everything exactly once', async () => {
  write('1_first', 'CREATE TABLE a (x int); INSERT INTO a VALUES (1);');
  const applied = await Promise.all([1, 2, 3].map(() => applyMigrations(url, dir)));
  expect(applied.flat()).toEqual(['1_first']);
});

test('a failing file leaves nothing behind and says where it failed', async () => {
  write('1_first', 'CREATE TABLE a (x int);\nSELECT nothing_of_the_kind;');
  await expect(applyMigrations(url, dir)).rejects.toThrow(
    /1_first a échoué \(ligne 2\).*nothing_of_the_kind/,
  );
  expect(await rows(`SELECT to_regclass('a') AS a`)).toEqual([{ a: null }]);
  write('1_first', 'CREATE TABLE a (x int);');
  expect(await applyMigrations(url, dir)).toEqual(['1_first']);
});

test('an index can be built concurrently, outside a transaction', async () => {
  write('1_first', 'CREATE TABLE a (x int);');
  write('2_index', '-- lists by x\nCREATE INDEX CONCURRENTLY a_x ON a (x);');
  expect(await applyMigrations(url, dir)).toEqual(['1_first', '2_index']);
});

test('a changed file, a missing file and a failed row are refused by name', async () => {
  write('1_first', 'CREATE TABLE a (x int);');
  await applyMigrations(url, dir);
  write('1_first', 'CREATE TABLE a (x bigint);');
  await expect(applyMigrations(url, dir)).rejects.toThrow(/1_first a changé/);

  write('1_first', 'CREATE TABLE a (x int);');
  await rows(`UPDATE _prisma_migrations SET finished_at = NULL`);
  await expect(applyMigrations(url, dir)).rejects.toThrow(/1_first a échoué en cours de route/);

  await rows(`UPDATE _prisma_migrations SET finished_at = now(), migration_name = '0_gone'`);
  await expect(applyMigrations(url, dir)).rejects.toThrow(/0_gone, absente/);
});
