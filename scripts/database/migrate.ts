import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { inRoot } from '../lib/paths.mjs';
import { problem } from '../lib/say.mjs';

export const migrationsDir = inRoot('prisma', 'migrations');

// The number Prisma's own engine locks with, so the two never run at the same time.
const lock = 72707369;

// Prisma's history table, column for column: `prisma migrate deploy` continues where we stopped, and we where it did.
const historyTable = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

type Migration = { name: string; sql: string; checksum: string };
type HistoryRow = { migration_name: string; checksum: string; finished_at: Date | null };

function readMigrations(dir: string): Migration[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const file = readFileSync(path.join(dir, name, 'migration.sql'));
      return { name, sql: file.toString('utf8'), checksum: createHash('sha256').update(file).digest('hex') };
    });
}

function assertHistory(history: HistoryRow[], migrations: Migration[]) {
  for (const row of history) {
    if (!row.finished_at) {
      throw problem(
        `La migration ${row.migration_name} a échoué en cours de route sur cette base.`,
        'Réparez la base, puis supprimez sa ligne de _prisma_migrations (ou donnez-lui rolled_back_at) et recommencez.',
      );
    }
    const file = migrations.find(({ name }) => name === row.migration_name);
    if (!file) {
      throw problem(
        `La base a reçu la migration ${row.migration_name}, absente de prisma/migrations.`,
        'Cette base vient d’une version plus récente : mettez le projet à jour.',
      );
    }
    if (file.checksum !== row.checksum) {
      throw problem(
        `Le fichier de la migration ${row.migration_name} a changé depuis qu’elle a été appliquée.`,
        'Remettez le fichier d’origine et écrivez le changement dans une nouvelle migration (npm run db:new-migration NOM).',
      );
    }
  }
}

function explain(name: string, sql: string, error: unknown) {
  const { message = String(error), position, detail } = error as Partial<pg.DatabaseError>;
  const line = position ? ` (ligne ${sql.slice(0, Number(position)).split('\n').length})` : '';
  return `La migration ${name} a échoué${line} : ${message}${detail ? ` ${detail}` : ''}`;
}

async function applyOne(client: pg.Client, { name, sql, checksum }: Migration) {
  const insert = `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name") VALUES ($1, $2, $3)`;
  const finish = `UPDATE "_prisma_migrations" SET "finished_at" = clock_timestamp(), "applied_steps_count" = 1 WHERE "id" = $1`;
  const id = randomUUID();
  // PostgreSQL runs these outside transactions only; such a file must hold that one statement.
  const alone = /\bCONCURRENTLY\b/i.test(sql.replace(/--.*$/gm, ''));
  try {
    if (!alone) await client.query('BEGIN');
    await client.query(insert, [id, checksum, name]);
    await client.query(sql);
    await client.query(finish, [id]);
    if (!alone) await client.query('COMMIT');
  } catch (error) {
    const message = explain(name, sql, error);
    if (alone)
      await client.query(`UPDATE "_prisma_migrations" SET "logs" = $2 WHERE "id" = $1`, [id, message]);
    else await client.query('ROLLBACK');
    throw problem(
      message,
      'La base est restée dans son état précédent : corrigez le fichier SQL, puis recommencez.',
    );
  }
}

/**
 * Applies the pending files of prisma/migrations, oldest first, each in a transaction, under a lock that
 * other runners wait for. Applying again does nothing.
 * @returns the names of the migrations just applied
 * @throws an operator's problem when an applied file was changed, is missing, or a migration failed
 */
export async function applyMigrations(databaseUrl: string, dir = migrationsDir): Promise<string[]> {
  const migrations = readMigrations(dir);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    await client.query(`SET client_min_messages = warning; ${historyTable}`);
    const { rows } = await client.query<HistoryRow>(
      `SELECT "migration_name", "checksum", "finished_at" FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL`,
    );
    assertHistory(rows, migrations);
    const done = new Set(rows.map((row) => row.migration_name));
    const pending = migrations.filter(({ name }) => !done.has(name));
    for (const migration of pending) await applyOne(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
