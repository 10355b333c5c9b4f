import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyMigrations } from '@/scripts/database/migrate';
import { postgresBinaries } from '@/scripts/postgres/binaries.mjs';
import { postgresIdentity } from '@/scripts/postgres/identity.mjs';
import { databaseUrl, freePort, initCluster, startServer } from '@/scripts/postgres/server.mjs';
import { startSmtp } from '../support/smtp';
import { temporaryDir } from '../support/temporary';

// App, worker and database, each a process that can really be killed, and a mail server that dedupes nothing.
const PEOPLE = 20;
const home = temporaryDir();
chmodSync(home, 0o755); // so that the account that root lends PostgreSQL can enter
const identity = postgresIdentity();
const options = {
  bin: postgresBinaries(identity),
  dir: path.join(home, 'data'),
  identity,
  password: 'essai',
  port: 0,
  log: path.join(home, 'log'),
};
let server: Awaited<ReturnType<typeof startServer>>;
let stand: Awaited<ReturnType<typeof startSmtp>>;
let url = '';
let people: string[] = [];
const children = new Set<ChildProcess>();

async function query<R extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<R[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<R>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

function start(file: string, ...args: string[]): ChildProcess {
  const child = spawn(process.execPath, ['--conditions=react-server', '--import', 'tsx', file, ...args], {
    env: {
      ...process.env,
      DATABASE_URL: url,
      SMTP_URL: stand.url,
      APP_URL: 'https://rihla.example',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

const startWorker = () => start('scripts/worker.ts');

beforeAll(async () => {
  options.port = await freePort();
  await initCluster(options);
  server = await startServer(options);
  const place = { port: options.port, password: options.password };
  url = databaseUrl(place);
  await query('CREATE DATABASE rihla');
  url = databaseUrl({ ...place, database: 'rihla' });
  await applyMigrations(url);
  const rows = await query<{ id: string }>(
    `INSERT INTO users (id, email, password_hash, first_name, last_name, phone_number, country, user_type)
     SELECT gen_random_uuid(), 'personne' || n || '@exemple.test', '', 'Salma', 'Idrissi', '', 'France', 'particular'
     FROM generate_series(1, $1) n RETURNING id`,
    [PEOPLE],
  );
  people = rows.map(({ id }) => id);
  stand = await startSmtp();
}, 120_000);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await stand.stop();
  await server.stop();
});

const numberOf = (data: string) => Number(/^Subject: Essai-(\d+)\.\r$/m.exec(data)?.[1]);
const sent = () => stand.mails.map(({ data }) => numberOf(data));

test('whatever is killed, every acknowledged event reaches its mailbox, and none twice', async () => {
  const acknowledged: number[] = [];
  let from = 0;
  const startApp = () => {
    const app = start('tests/support/telling.ts', String(from), '1', ...people);
    from += 1_000_000;
    if (app.stdout)
      createInterface({ input: app.stdout }).on('line', (line) => acknowledged.push(Number(line)));
    return app;
  };
  let [app, worker] = [startApp(), startWorker()];
  const passes = async (events: number, mails: number) => {
    const [told, came] = [acknowledged.length + events, stand.mails.length + mails];
    await expect
      .poll(() => acknowledged.length >= told && stand.mails.length >= came, { timeout: 120_000 })
      .toBe(true);
  };
  await passes(20, 5);
  for (let round = 0; round < 3; round++) {
    await kill(worker);
    worker = startWorker();
    await passes(30, 10);
    await kill(app);
    app = startApp();
    await passes(30, 10);
  }
  process.kill(server.pid ?? 0, 'SIGKILL');
  await server.exited;
  server = await startServer(options);
  await passes(30, 10);
  await kill(app);
  const arrived = () => new Set(sent());
  await expect
    .poll(() => acknowledged.filter((number) => !arrived().has(number)), { timeout: 240_000, interval: 500 })
    .toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(200);
  expect(sent().length).toBe(arrived().size);
  await kill(worker);
}, 600_000);

test('ten thousand queued deliveries drain in under a minute', async () => {
  for (const child of children) await kill(child);
  const before = stand.mails.length;
  const app = start('tests/support/telling.ts', '50000000', '500', ...people);
  let told = 0;
  if (app.stdout) createInterface({ input: app.stdout }).on('line', () => told++);
  await expect.poll(() => told, { timeout: 120_000 }).toBeGreaterThanOrEqual(10_000);
  await kill(app);
  const worker = startWorker();
  await expect.poll(() => stand.mails.length, { timeout: 60_000 }).toBeGreaterThan(before);
  const began = Date.now();
  await expect.poll(() => stand.mails.length - before, { timeout: 120_000 }).toBeGreaterThanOrEqual(10_000);
  const seconds = (Date.now() - began) / 1000;
  await kill(worker);
  expect(seconds).toBeLessThan(60);
}, 300_000);
