import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onStop } from '../lib/processes.mjs';
import { codeOf, step } from '../lib/say.mjs';
import { postgresBinaries } from './binaries.mjs';
import { postgresIdentity } from './identity.mjs';
import { databaseUrl, freePort, initCluster, runningServer, startServer, stopServer } from './server.mjs';

const prefix = 'rihla-postgres-';

/** Ends and removes the throw-away servers of runs that were killed before they could. */
async function sweep() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const dir = path.join(tmpdir(), name);
    try {
      process.kill(Number(readFileSync(path.join(dir, 'owner'), 'utf8')), 0);
    } catch (error) {
      if (codeOf(error) !== 'ESRCH') continue;
      const pid = runningServer(path.join(dir, 'data'));
      if (pid) await stopServer(pid);
      rmSync(dir, { recursive: true, force: true });
    }
  }
}

/**
 * A PostgreSQL server of its own in a temporary folder, gone when stopped. Fast, and not safe against power cuts.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} the address of its database "postgres", as superuser
 */
export async function startThrowaway() {
  await sweep();
  const identity = postgresIdentity();
  const bin = postgresBinaries(identity);
  const home = mkdtempSync(path.join(tmpdir(), prefix));
  writeFileSync(path.join(home, 'owner'), String(process.pid));
  chmodSync(home, 0o711);
  const dir = path.join(home, 'data');
  const password = randomBytes(12).toString('hex');
  const clean = async () => rmSync(home, { recursive: true, force: true, maxRetries: 3 });
  const forget = onStop(clean);
  await initCluster({ bin, dir, identity, password, durable: false });
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'autovacuum=off',
    'max_wal_size=2GB',
  ];
  const server = await startServer({
    bin,
    dir,
    identity,
    password,
    port: await freePort(),
    log: path.join(home, 'log'),
    settings,
  });
  const stop = async () => {
    await server.stop();
    await clean();
    forget();
  };
  return { url: databaseUrl({ port: server.port, password }), stop };
}

/** The superuser's TEST_DATABASE_URL, or the address of a throw-away server that ends with the command. */
export async function testServer() {
  const given = process.env.TEST_DATABASE_URL;
  return given || (await step('Démarrage du PostgreSQL des tests', startThrowaway)).url;
}
