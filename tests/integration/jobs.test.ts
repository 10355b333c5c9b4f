import { type ChildProcess, spawn } from 'node:child_process';
import type pg from 'pg';
import { afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { db, newId } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { endJobs, enqueue, type Handlers, type Work, workJobs } from '@/lib/core/jobs/boss';
import { type Definition, QUEUES, type QueueName } from '@/lib/core/jobs/queues';
import { work } from '@/lib/upkeep/work';
import { type MadeUser, makeReservation, makeTransport, makeUser } from '../support/factories';
import { openGate } from '../support/gate';
import { loads } from '../support/loads';
import { holdRow, openHolder, waiting } from '../support/locks';

let carrier: MadeUser;
let sender: MadeUser;
beforeAll(async () => {
  carrier = await makeUser();
  sender = await makeUser();
});
afterEach(async () => {
  await endJobs();
  await db.$executeRaw`DELETE FROM pgboss.job`;
});

const SOON = { timeout: 30_000 };
const jobs = (name: string) =>
  db.$queryRaw<{ state: string; data: unknown }[]>`
    SELECT state::text AS state, data FROM pgboss.job WHERE name = ${name} ORDER BY created_on`;

/** Counts what is asked of each queue. */
function counting() {
  const names = Object.keys(QUEUES) as QueueName[];
  const done = Object.fromEntries(names.map((name) => [name, 0])) as Record<QueueName, number>;
  const handlers = Object.fromEntries(
    names.map((name) => [
      name,
      async (asked: Work[]) => {
        done[name] += asked.length;
      },
    ]),
  ) as Handlers;
  return { done, handlers };
}

test('work that is asked for in a transaction is done after its commit, and not at all without one', async () => {
  const { done, handlers } = counting();
  workJobs(handlers);
  await db.$transaction(async (tx) => {
    await enqueue(tx, 'sweep', [{ why: 'un test' }]);
    expect(done.sweep).toBe(0);
  });
  await expect.poll(() => done.sweep, SOON).toBe(1);
  const undone = db.$transaction(async (tx) => {
    await enqueue(tx, 'sweep');
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow('taken back');
  expect((await jobs('sweep')).map(({ data }) => data)).toEqual([{ why: 'un test' }]);
});

test('a job that the database asks for by itself is the one that is asked for here', async () => {
  const id = newId();
  await db.$transaction((tx) => enqueue(tx, 'deliver', [{ ids: id }]));
  await db.$executeRaw`SELECT enqueue_deliveries(ARRAY[${id}]::uuid[])`;
  const rows = await db.$queryRaw<{ row: object }[]>`
    SELECT to_jsonb(j) - '{id,created_on,start_after,keep_until}'::text[] || jsonb_build_object(
      'wait', start_after - created_on, 'kept', keep_until - created_on) AS row
    FROM pgboss.job j WHERE name = 'deliver' AND data->>'ids' = ${id}`;
  expect(rows).toHaveLength(2);
  expect(rows[1]).toEqual(rows[0]);
  expect(rows[0]?.row).toMatchObject({
    name: 'deliver',
    data: { ids: id },
    retry_limit: 12,
    dead_letter: 'abandoned',
  });
});

test('every queue with a schedule has it in the database, once, however many processes say so', async () => {
  workJobs(counting().handlers);
  await db.$transaction((tx) => enqueue(tx, 'sweep'));
  const schedules = await db.$queryRaw<{ name: string; cron: string }[]>`
    SELECT name, cron FROM pgboss.schedule ORDER BY name`;
  const regular = (Object.entries(QUEUES) as [string, Definition][]).flatMap(([name, { cron }]) =>
    cron ? [{ name, cron }] : [],
  );
  expect(schedules).toEqual(regular);
});

test('of several that are done together those that failed are tried again, and at last given up', async () => {
  const { handlers, done } = counting();
  const tries = new Map<string, number>();
  workJobs({
    ...handlers,
    deliver: async (asked) => {
      for (const { data } of asked) tries.set(data.id ?? '', (tries.get(data.id ?? '') ?? 0) + 1);
      return new Set(asked.filter(({ data }) => data.id === 'bad').map(({ id }) => id));
    },
  });
  await db.$transaction((tx) => enqueue(tx, 'deliver', [{ id: 'good' }, { id: 'bad' }]));
  const states = async () => (await jobs('deliver')).map(({ state }) => state).sort();
  await expect.poll(states, SOON).toEqual(['completed', 'retry']);
  expect(tries).toEqual(
    new Map([
      ['good', 1],
      ['bad', 1],
    ]),
  );
  // As if it had been its last try.
  await db.$executeRaw`UPDATE pgboss.job SET retry_count = retry_limit, start_after = now() WHERE name = 'deliver' AND state = 'retry'`;
  await expect.poll(() => done.abandoned, { timeout: 40_000 }).toBe(1);
  expect((await jobs('abandoned')).map(({ data }) => data)).toMatchObject([{ id: 'bad' }]);
}, 90_000);

test('what fails is tried again', async () => {
  const { handlers } = counting();
  let tries = 0;
  workJobs({
    ...handlers,
    lapse: async () => {
      tries += 1;
      if (tries === 1) throw new Error('not yet');
    },
  });
  await db.$transaction((tx) => enqueue(tx, 'lapse'));
  await expect.poll(() => tries, { timeout: 40_000 }).toBe(2);
  await expect.poll(async () => (await jobs('lapse'))[0]?.state, SOON).toBe('completed');
}, 90_000);

/** A worker process of its own, as `npm run worker` starts it. */
function startWorker(url = env().DATABASE_URL): ChildProcess {
  const worker = spawn(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'scripts/worker.ts'],
    {
      env: { ...process.env, DATABASE_URL: url, LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  onTestFinished(() => void worker.kill('SIGKILL'));
  return worker;
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));

test('a worker that is killed in the middle of a lapse leaves it whole, and another one does it', async () => {
  const transport = await makeTransport(carrier.actor);
  const { _id } = await makeReservation(sender.actor, transport);
  await db.$executeRaw`
    UPDATE reservations SET created_at = now() - interval '80 hours' WHERE id = ${_id}::uuid`;
  const holder: pg.Client = await openHolder();
  await holder.query('BEGIN');
  await holdRow(holder, 'transports', transport._id);
  const first = startWorker();
  await db.$transaction((tx) => enqueue(tx, 'lapse'));
  // It has the job and waits for the trip.
  await expect
    .poll(async () => (await jobs('lapse')).some(({ state }) => state === 'active'), SOON)
    .toBe(true);
  await waiting(1);
  const killed = ended(first);
  first.kill('SIGKILL');
  await killed;
  await holder.query('COMMIT');
  await holder.end();
  const status = () => db.reservation.findUnique({ where: { id: _id }, select: { status: true } });
  expect(await status()).toEqual({ status: 'en_attente' });
  work();
  // The killed one's job still counts as its own: the next need not wait until it does not.
  await db.$transaction((tx) => enqueue(tx, 'lapse'));
  await expect.poll(status, SOON).toEqual({ status: 'annulee' });
  expect(await loads(transport._id)).toEqual([0, 0, 0]);
}, 90_000);

test('a worker that is told to leave ends what it does, and then itself', async () => {
  const transport = await makeTransport(carrier.actor);
  const { _id } = await makeReservation(sender.actor, transport);
  await db.$executeRaw`
    UPDATE reservations SET created_at = now() - interval '80 hours' WHERE id = ${_id}::uuid`;
  const holder = await openHolder();
  await holder.query('BEGIN');
  await holdRow(holder, 'transports', transport._id);
  const worker = startWorker();
  await db.$transaction((tx) => enqueue(tx, 'lapse'));
  await expect
    .poll(async () => (await jobs('lapse')).some(({ state }) => state === 'active'), SOON)
    .toBe(true);
  await waiting(1);
  const code = ended(worker);
  worker.kill('SIGTERM');
  await holder.query('COMMIT');
  await holder.end();
  expect(await code).toBe(143);
  expect(await db.reservation.findUnique({ where: { id: _id }, select: { status: true } })).toEqual({
    status: 'annulee',
  });
}, 90_000);

test('a worker whose database is away says so, survives, and works on when it is back', async () => {
  const gate = await openGate(new URL(env().DATABASE_URL));
  const worker = startWorker(gate.url);
  let said = '';
  for (const stream of [worker.stdout, worker.stderr]) stream?.on('data', (data) => (said += data));
  const ask = () => db.$transaction((tx) => enqueue(tx, 'lapse'));
  const done = async () => (await jobs('lapse')).filter(({ state }) => state === 'completed').length;
  try {
    await ask();
    await expect.poll(done, SOON).toBeGreaterThan(0);
    gate.shut();
    await expect.poll(() => said, SOON).toContain('jobs are held up');
    await db.$executeRaw`DELETE FROM pgboss.job`;
    await ask();
    gate.reopen();
    await expect.poll(done, { timeout: 60_000 }).toBeGreaterThan(0);
    expect(worker.exitCode).toBeNull();
    for (const line of said.trim().split('\n')) expect(JSON.parse(line)).toMatchObject({ level: 40 });
  } finally {
    const left = ended(worker);
    worker.kill('SIGTERM');
    expect(await left).toBe(143);
    gate.shut();
    gate.close();
  }
}, 120_000);
