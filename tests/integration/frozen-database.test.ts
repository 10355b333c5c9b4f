import { type AddressInfo, createServer, connect as dial, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { isDatabaseAway } from '@/lib/core/errors';
import { watchPool } from '@/lib/core/frozen';
import { errorResponse } from '@/lib/core/http/errors';

// A way to the database on which nothing moves any more: its connections stay, and nobody answers.
let gate: Server;
let sockets: Socket[];
let frozen: boolean;
let pool: pg.Pool;
let endWatch: () => void;

beforeEach(async () => {
  frozen = false;
  sockets = [];
  const database = new URL(process.env.DATABASE_URL ?? '');
  const [databasePort, databaseHost] = [Number(database.port), database.hostname];
  gate = createServer((client) => {
    const server = dial(databasePort, databaseHost);
    for (const socket of [client, server]) {
      socket.on('error', () => {});
      sockets.push(socket);
    }
    client.on('data', (data) => server.write(data)).on('close', () => server.destroy());
    server.on('data', (data) => client.write(data)).on('close', () => client.destroy());
    if (frozen) for (const socket of [client, server]) socket.pause();
  });
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
  database.port = String((gate.address() as AddressInfo).port);
  database.hostname = '127.0.0.1';
  pool = new pg.Pool({ connectionString: database.href, max: 2, connectionTimeoutMillis: 1_500 });
  pool.on('error', () => {});
  endWatch = watchPool(pool, database.href);
});

afterEach(async () => {
  endWatch();
  thaw();
  await pool.end();
  for (const socket of sockets) socket.destroy();
  gate.close();
});

function freeze(): void {
  frozen = true;
  for (const socket of sockets) socket.pause();
}

function thaw(): void {
  frozen = false;
  for (const socket of sockets) socket.resume();
}

const failure = (work: Promise<unknown>) => work.then(() => 'answered', isDatabaseAway);

test('whatever waits for a frozen database fails within two seconds, what comes then at once', async () => {
  await Promise.all([pool.query('SELECT 1'), pool.query('SELECT 2')]);
  freeze();
  const start = performance.now();
  const five = Array.from({ length: 5 }, () => failure(pool.query('SELECT 1')));
  expect(await Promise.all(five)).toEqual([true, true, true, true, true]);
  expect(performance.now() - start).toBeLessThan(2_000);
  const next = performance.now();
  expect(await failure(pool.query('SELECT 1'))).toBe(true);
  await expect(pool.connect()).rejects.toThrow('does not answer');
  expect(performance.now() - next).toBeLessThan(100);
  thaw();
  await expect.poll(() => failure(pool.query('SELECT 1')), { timeout: 10_000 }).toBe('answered');
});

test('a statement that takes its time is waited for', async () => {
  const { rows } = await pool.query('SELECT pg_sleep(2.5), 7 AS answer');
  expect(rows[0]).toMatchObject({ answer: 7 });
});

test('a statement that ran out of time is a 503 that says when to come again', async () => {
  const late = await db
    .$transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL statement_timeout = 50`;
      return tx.$queryRaw`SELECT pg_sleep(5)::text`;
    })
    .catch((error: unknown) => error);
  const answer = errorResponse(late, new Request('http://localhost/api/transports'));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
});
