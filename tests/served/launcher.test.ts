import { spawn } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { familyOf } from '@/scripts/bench/processes';
import { inRoot } from '@/scripts/lib/paths.mjs';
import { temporaryDir } from '../support/temporary';

// `npm start` as people run it, with nothing given, on a build that is there. `npm run test:served` says which.

const { PORT = '' } = process.env;
const SITE = `http://localhost:${PORT}`;
/** A first start makes a database with the demo world in it. */
const PATIENCE = { timeout: 300_000, interval: 100 };

const parent = temporaryDir();
chmodSync(parent, 0o755); // so that the account that root lends PostgreSQL can enter
const home = path.join(parent, 'data');

const launcher = spawn(process.execPath, [inRoot('scripts', 'run.mjs'), 'start'], {
  cwd: inRoot(),
  env: { ...process.env, NODE_ENV: 'production', DATA_DIR: home, LANGUES: 'fr,ar' },
});
const ended = new Promise((resolve) => launcher.once('exit', resolve));
let output = '';
for (const stream of [launcher.stdout, launcher.stderr]) stream.on('data', (data) => (output += data));
afterAll(async () => {
  launcher.kill('SIGTERM');
  await ended;
});

const says = (words: string) => expect.poll(() => output, PATIENCE).toContain(words);
const webServer = () =>
  familyOf(launcher.pid ?? 0).find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('server/main.mjs'),
  );
const statusOf = async (address: string) => (await fetch(SITE + address)).status;

test('a web server that was killed is started again while its database stays; the product is no superuser there', async () => {
  await says('Rihla est prêt');
  expect(await statusOf('/api/transports')).toBe(200);
  const { port, password } = JSON.parse(readFileSync(path.join(home, 'cluster.json'), 'utf8'));
  const superuser = new pg.Client(`postgresql://postgres:${password}@127.0.0.1:${port}/postgres`);
  await superuser.connect();
  const roles = async () =>
    (
      await superuser.query(
        `SELECT DISTINCT rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication
         FROM pg_stat_activity JOIN pg_roles r ON r.oid = usesysid WHERE datname = 'rihla'`,
      )
    ).rows;
  const harmless = {
    rolsuper: false,
    rolcreaterole: false,
    rolcreatedb: false,
    rolbypassrls: false,
    rolreplication: false,
  };
  expect(await roles()).toEqual([harmless]);

  const first = webServer();
  expect(first).toBeDefined();
  process.kill(first ?? 0, 'SIGKILL');
  await says('Le serveur web s’est arrêté (SIGKILL) : redémarrage dans 1 s…');
  await says('Le serveur web est reparti.');
  expect(await statusOf('/api/transports')).toBe(200);
  expect(webServer()).not.toBe(first);
  // The same connection as before: nobody ended the database meanwhile.
  expect(await roles()).toEqual([harmless]);
  await superuser.end();
}, 600_000);

test('a refusal is said in the language of who asks, whoever asked the same before', async () => {
  const refusalIn = async (langue: string) => {
    const answer = await fetch(`${SITE}/api/transports?a=1`, { headers: { 'accept-language': langue } });
    return [answer.status, answer.headers.get('content-language'), (await answer.json()).message];
  };
  const french = [422, 'fr', 'Paramètre inconnu\u202f: «\u00a0a\u00a0».'];
  for (const _ of [1, 2]) {
    expect(await refusalIn('fr')).toEqual(french);
    expect(await refusalIn('ar-MA')).toEqual([422, 'ar', 'مُعطى غير معروف: «\u2068a\u2069».']);
    // Not offered here.
    expect(await refusalIn('en')).toEqual(french);
  }
});
