import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { type BenchServer, query, startDatabaseServer } from '../../bench/database';
import { loadTransports } from '../../bench/load';
import { type Heard, type Mailbox, startMailbox } from '../../bench/mailbox';
import { applyMigrations } from '../../database/migrate';
import { makeEmptyDatabase } from '../../database/prepare';
import { inRoot } from '../../lib/paths.mjs';
import { startNode } from '../../lib/processes.mjs';
import type { Attack, Site } from '../attack';
import { reserving } from '../reserving';

const POINTS: Heard[] = ['recipient', 'data', 'end'];
const VICTIMS = ['web', 'worker', 'database'] as const;
/** The web process works the queues off too. */
const SENDERS = 2;
const AGAIN_MS = 100;

/** What the dead had is given to the living, as after half a minute of silence, until nothing waits any more. */
async function untilAllDone(url: string): Promise<void> {
  await query(url, `UPDATE pgboss.job SET heartbeat_on = now() - interval '1 hour' WHERE state = 'active'`);
  for (;;) {
    await query(url, `UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`);
    const undone = await query(url, UNDONE);
    if (undone.length === 0) return;
    await pause(AGAIN_MS);
  }
}
const UNDONE = `SELECT id FROM pgboss.job WHERE name IN ('deliver', 'abandoned') AND state <> 'completed' LIMIT 1`;

async function attackWith(
  site: Site,
  server: BenchServer,
  hears: { heard: (one: Heard) => void },
  mailbox: Mailbox,
) {
  const url = await makeEmptyDatabase(server.url('postgres'), 'killed');
  await applyMigrations(url);
  await loadTransports(url, 2_000);
  const settings = { SMTP_URL: mailbox.url, APP_URL: 'http://localhost:3000' };
  const startWeb = () => site.apart(url, settings);
  const startWorker = () =>
    startNode(['--conditions=react-server', '--import', 'tsx', inRoot('scripts', 'worker.ts')], {
      env: { ...site.env, ...settings, NODE_ENV: 'production', DATABASE_URL: url, LOG_LEVEL: 'fatal' },
    });
  let [web, worker] = [await startWeb(), startWorker()];
  const people = await reserving(url, site.env.NEXTAUTH_SECRET, () => web.url);
  const heardOf = (point: Heard, nth: number) =>
    new Promise<void>((resolve) => {
      let left = nth;
      hears.heard = (one) => {
        if (one === point && --left === 0) resolve();
      };
    });
  const kill = {
    async web() {
      process.kill(web.pid, 'SIGKILL');
      web = await startWeb();
    },
    async worker() {
      worker.child.kill('SIGKILL');
      await worker.exited;
      worker = startWorker();
    },
    async database() {
      await server.kill();
      assert(web.alive(), 'a web process outlives its database');
    },
  };
  for (const point of POINTS) {
    for (const victim of VICTIMS) {
      await heardOf(point, 5 + Math.floor(20 * Math.random()));
      await kill[victim]();
    }
  }
  await people.end();
  await untilAllDone(url);
  const told = await query<{ id: string; reservation: string }>(
    url,
    `SELECT id, facts->>'reservationId' AS reservation FROM notifications WHERE kind = 'reservation_demandee'`,
  );
  const known = new Set(told.map(({ reservation }) => reservation));
  assert.deepEqual(
    [...people.acknowledged].filter((id) => !known.has(id)),
    [],
    'answered 201, and nobody was told',
  );
  assert(
    people.acknowledged.size > POINTS.length * VICTIMS.length,
    `${people.acknowledged.size} reservations`,
  );
  const expected = told.map(({ id }) => `notification-${id}@localhost`).sort();
  assert.deepEqual(
    [...mailbox.received.keys()].sort(),
    expected,
    'one mail for each that was told, by its Message-ID',
  );
  const repeated = [...mailbox.received.values()].reduce((sum, times) => sum + times - 1, 0);
  assert(repeated <= POINTS.length * SENDERS, `${repeated} mails were sent again, by their Message-ID`);
  await Promise.all([web.stop(), worker.stop()]);
}

export const attack: Attack = {
  name: 'web process, worker and database killed in a stream of reservations: every acknowledged one has its mail',
  seconds: 120,
  async run(site) {
    const hears = { heard: (_one: Heard) => {} };
    const server = await startDatabaseServer();
    const mailbox = await startMailbox((one) => hears.heard(one));
    await attackWith(site, server, hears, mailbox);
    await mailbox.stop();
    await server.stop();
  },
};
