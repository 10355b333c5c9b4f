import { existsSync } from 'node:fs';
import pg from 'pg';
import { inRoot } from '../lib/paths.mjs';
import { runNode } from '../lib/processes.mjs';
import { problem, say, step } from '../lib/say.mjs';
import { databaseName } from '../postgres/local.mjs';
import { type AppRole, ensureAppRole, handOver } from './app-role';
import { applyMigrations } from './migrate';

/** `url` is the product's role, `adminUrl` the superuser. */
type LocalServer = {
  url: (database?: string) => string;
  adminUrl: (database?: string) => string;
  role: AppRole;
};

async function onDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function migrate(url: string) {
  const applied = await applyMigrations(url);
  if (applied.length > 0) say(`✓ Migrations appliquées : ${applied.join(', ')}`);
}

/** Runs prisma/seed.ts on a database; `conditions` lets it import modules that are for the server only. */
export async function seed(url: string, env: NodeJS.ProcessEnv) {
  const file = inRoot('prisma', 'seed.ts');
  if (!existsSync(file)) return;
  await step('Remplissage avec le monde de démonstration', () =>
    runNode(['--conditions=react-server', '--import', 'tsx', file], {
      env: { ...env, DATABASE_URL: url },
      failure: 'Le remplissage de la base a échoué',
      advice: 'L’erreur est au-dessus ; relancez la commande une fois corrigée.',
    }),
  );
}

/**
 * Makes the embedded database ready: an existing one is migrated; a missing one is created, migrated and seeded
 * under a draft name and renamed at the end, so that an interrupted first start leaves nothing half filled. It belongs
 * to the product's role, which is no superuser: a hole in the product is none in the machine.
 */
export async function prepareLocalDatabase(server: LocalServer, env: NodeJS.ProcessEnv) {
  const draft = `${databaseName}_draft`;
  const { role } = server;
  const exists = await onDatabase(server.adminUrl(), async (client) => {
    await ensureAppRole(client, role);
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName]);
    if (found.rowCount) await client.query(`ALTER DATABASE "${databaseName}" OWNER TO "${role.name}"`);
    if (found.rowCount) return true;
    await client.query(`DROP DATABASE IF EXISTS "${draft}" WITH (FORCE)`);
    await client.query(`CREATE DATABASE "${draft}" OWNER "${role.name}"`);
    return false;
  });
  if (exists) {
    await onDatabase(server.adminUrl(databaseName), (client) => handOver(client, role.name));
    return migrate(server.url());
  }
  await migrate(server.url(draft));
  await seed(server.url(draft), env);
  await onDatabase(server.adminUrl(), (client) =>
    client.query(`ALTER DATABASE "${draft}" RENAME TO "${databaseName}"`),
  );
}

/** Drops the embedded database; the next preparation makes a new one. */
export async function dropLocalDatabase(server: LocalServer) {
  await onDatabase(server.adminUrl(), (client) =>
    client.query(`DROP DATABASE IF EXISTS "${databaseName}" WITH (FORCE)`),
  );
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'personne ne répond à cette adresse',
  ENOTFOUND: 'ce nom de machine est inconnu',
  ETIMEDOUT: 'la machine ne répond pas',
  '28P01': 'le compte ou le mot de passe est refusé',
  '28000': 'ce compte n’a pas le droit de se connecter',
  '3D000': 'cette base n’existe pas ; créez-la (createdb)',
};

/** Checks the operator's own PostgreSQL and applies the migrations to it. Nothing is seeded. */
export async function prepareGivenDatabase(url: string) {
  try {
    await onDatabase(url, async (client) => {
      const { rows } = await client.query<{ version: number }>(
        `SELECT current_setting('server_version_num')::int AS version`,
      );
      const version = rows[0]?.version ?? 0;
      if (version < 150_000)
        throw problem(
          `DATABASE_URL mène à PostgreSQL ${Math.floor(version / 10_000)} ; il faut la version 15 ou plus.`,
        );
    });
  } catch (error) {
    if (error instanceof Error && 'advice' in error) throw error;
    const { code = '', message = String(error) } = error as { code?: string; message?: string };
    throw problem(
      `Impossible d’ouvrir la base donnée par DATABASE_URL : ${reasons[code] ?? message}.`,
      'Vérifiez DATABASE_URL et que PostgreSQL tourne, puis relancez ; sans DATABASE_URL, une base locale est créée.',
    );
  }
  await migrate(url);
}

/** Whether anybody has an account in that database. */
export function hasUsers(url: string): Promise<boolean> {
  return onDatabase(
    url,
    async (client) => (await client.query('SELECT 1 FROM users LIMIT 1')).rowCount === 1,
  );
}

/** A new empty database on a server we are superuser of. Its name is fixed: a run replaces what the last one left. */
export async function makeEmptyDatabase(serverUrl: string, purpose: string): Promise<string> {
  const name = `${databaseName}_${purpose}`;
  await onDatabase(serverUrl, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    await client.query(`CREATE DATABASE "${name}"`);
  });
  const address = new URL(serverUrl);
  address.pathname = `/${name}`;
  return address.href;
}

/** A migrated database with the demo world for the browser tests. */
export async function prepareTestDatabase(serverUrl: string, env: NodeJS.ProcessEnv): Promise<string> {
  const url = await makeEmptyDatabase(serverUrl, 'browser');
  await migrate(url);
  await seed(url, env);
  return url;
}

/** A copy of a test database that nobody is connected to. */
export async function copyTestDatabase(url: string): Promise<string> {
  const address = new URL(url);
  const name = address.pathname.slice(1);
  const copy = `${name}_copy`;
  address.pathname = '/postgres';
  await onDatabase(address.href, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS "${copy}" WITH (FORCE)`);
    await client.query(`CREATE DATABASE "${copy}" TEMPLATE "${name}"`);
  });
  address.pathname = `/${copy}`;
  return address.href;
}
