import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeDatabase, db } from '@/lib/core/db';
import { type Heard, type Mailbox, startMailbox } from '@/scripts/bench/mailbox';
import { applyMigrations } from '@/scripts/database/migrate';
import { makeUser } from '@/tests/support/factories';
import { kill, startKillableDatabase, startProgram } from '@/tests/support/killable';

// A process that tells of events by the product's own command and works the queues off, as the web process does both, a
// worker beside it and the database are killed in a stream of events, each at every point of a mail: none that was
// acknowledged is lost, and a mail that is sent again has the Message-ID that it had (docs/decisions/027).
const AT_ONCE = 6;
const POINTS: Heard[] = ['recipient', 'data', 'end'];
const VICTIMS = ['worker', 'app', 'database'] as const;
const PROCESSES = 2;

let database: Awaited<ReturnType<typeof startKillableDatabase>>;
let mailbox: Mailbox;
let people: string[];
let app: ChildProcess;
let worker: ChildProcess;
/** The events that the app was asked for, and those that it said were done. */
let asked = 0;
const acknowledged = new Set<number>();
let hear: (heard: Heard) => void = () => {};
let isOver = false;

beforeAll(async () => {
  database = await startKillableDatabase();
  await applyMigrations(database.url);
  process.env.DATABASE_URL = database.url;
  mailbox = await startMailbox((heard) => hear(heard));
  people = (await Promise.all([makeUser(), makeUser(), makeUser()])).map(({ user }) => user.id);
}, 90_000);
afterAll(async () => {
  await closeDatabase();
  await mailbox.stop();
});

const environment = () => ({
  DATABASE_URL: database.url,
  SMTP_URL: mailbox.url,
  APP_URL: 'https://rihla.example',
});
/** Processes that ended though nobody killed them. */
const dead: string[] = [];
function watched(name: string, child: ChildProcess): ChildProcess {
  child.once('exit', (code, signal) => {
    if (signal !== 'SIGKILL') dead.push(`${name}: ${code ?? signal}`);
  });
  return child;
}
const startWorker = () => watched('worker', startProgram(['scripts/worker.ts'], environment()));

/** An app that is asked for the next event whenever it has answered for one. */
function startApp(): ChildProcess {
  const child = watched('app', startProgram(['tests/support/telling.ts', ...people], environment()));
  const ask = () => !isOver && child.stdin?.write(`${asked++}\n`);
  child.stdin?.on('error', () => {});
  child.stdout?.setEncoding('utf8').on('data', (lines: string) => {
    for (const line of lines.trim().split('\n')) {
      if (line !== '!') acknowledged.add(Number(line));
      ask();
    }
  });
  for (let nth = 0; nth < AT_ONCE; nth++) ask();
  return child;
}

/** Resolves in the moment in which the mailbox hears that of some mail, the nth from now. */
function heardOf(point: Heard, nth: number): Promise<void> {
  let left = nth;
  return new Promise((resolve) => {
    hear = (heard) => {
      if (heard === point && --left === 0) resolve();
    };
  });
}

const KILL = {
  worker: async () => {
    await kill(worker);
    worker = startWorker();
  },
  app: async () => {
    await kill(app);
    app = startApp();
  },
  database: () => database.kill(),
};

test('whatever is killed, every acknowledged event has its mail, and one sent again is known by its Message-ID', async () => {
  [app, worker] = [startApp(), startWorker()];
  for (const point of POINTS) {
    for (const victim of VICTIMS) {
      await heardOf(point, 5 + Math.floor(20 * Math.random()));
      await KILL[victim]();
    }
  }
  isOver = true;
  await untilAllDone();
  expect(dead).toEqual([]);
  const told = await db.notification.findMany({ select: { id: true, cle: true } });
  // Repetitions have the same Message-ID, as a mailbox sees them: each is one mail here.
  expect([...mailbox.received.keys()].sort()).toEqual(
    told.map(({ id }) => `notification-${id}@rihla.example`).sort(),
  );
  const numbers = new Set(told.map(({ cle }) => cle));
  expect([...acknowledged].filter((number) => !numbers.has(`essai:${number}`))).toEqual([]);
  // A process is in the middle of one turn when it dies, and here it is often killed by what that turn wrote.
  const repeated = [...mailbox.received.values()].reduce((sum, times) => sum + times - 1, 0);
  expect(repeated).toBeLessThanOrEqual(POINTS.length * PROCESSES);
}, 300_000);

/** Nothing waits any more: what the dead had is given to the living, as after half a minute of silence. */
async function untilAllDone(): Promise<void> {
  await db.$executeRaw`UPDATE pgboss.job SET heartbeat_on = now() - interval '1 hour' WHERE state = 'active'`;
  const undone = async () => {
    await db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`;
    return db.$queryRaw`SELECT id FROM pgboss.job WHERE name IN ('deliver', 'abandoned') AND state <> 'completed'`;
  };
  await expect.poll(undone, { timeout: 60_000, interval: 500 }).toEqual([]);
}
