import type pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { POST } from '@/app/api/reservations/route';
import { closeDatabase, databasePool, db, plainTransaction, rowsOf } from '@/lib/core/db';
import { errorResponse } from '@/lib/core/http/errors';
import { listTransports } from '@/lib/transports/queries/list';
import { listTransportsSchema } from '@/lib/transports/schema';
import { publicUserViews } from '@/lib/users/queries/public';
import { pooler } from '@/scripts/lib/pooler.mjs';
import { makeTransport, makeUser } from '../support/factories';
import { call } from '../support/http';
import { loads } from '../support/loads';
import { startPooler } from '../support/pooler';
import { expectSoundTransports } from '../support/transport-invariants';

// The product with DATABASE_URL on a pooler that lends each transaction another connection of a few. Where PgBouncer cannot be
// had, on the database itself: what is asked of it is the same.
const LIMIT_MS = 3_000;
const direct = process.env.DATABASE_URL ?? '';
process.env.DATABASE_DIRECT_URL = direct;
const program = await pooler();
const front = program ? await startPooler(program, direct, LIMIT_MS) : undefined;
if (front) process.env.DATABASE_URL = front.url;

afterAll(async () => {
  await closeDatabase();
  await front?.stop();
});

test('nothing that belongs to a connection is asked for', async () => {
  const client = await databasePool().connect();
  const { connectionParameters } = client as unknown as { connectionParameters: pg.ClientConfig };
  client.release();
  expect(connectionParameters.statement_timeout).toBeFalsy();
  await rowsOf<{ one: number }>`SELECT 1 AS one`;
  await db.$queryRaw`SELECT 2 AS two`;
  const named = await plainTransaction(async (tx) => {
    await tx.$queryRaw`SELECT ${3}::int AS three`;
    return tx.$queryRaw<{ name: string }[]>`SELECT name FROM pg_prepared_statements`;
  });
  expect(named).toEqual([]);
});

test('many at once reserve and search through few connections, and nothing is oversold', async () => {
  const carrier = await makeUser();
  const transport = await makeTransport(carrier.actor, {
    poidsMax: 20,
    villes: ['Lyon', 'Marseille', 'Tanger'],
  });
  const people = await Promise.all(Array.from({ length: 8 }, () => makeUser()));
  const asked = listTransportsSchema.parse({ villeDepart: 'Lyon', villeArrivee: 'Tanger', poidsMax: '1' });
  const answers = await Promise.all(
    Array.from({ length: 48 }, async (_, index) => {
      await Promise.all([listTransports(asked), publicUserViews([carrier.user.id])]);
      const body = {
        transportId: transport._id,
        villeDepart: 'Lyon',
        villeArrivee: 'Tanger',
        poids: 1,
        prix: 5,
        description: 'Un carton de livres',
      };
      const { status, body: said } = await call(POST, { token: people[index % people.length]?.token, body });
      return status === 201 ? 'made' : said.code;
    }),
  );
  expect(answers.filter((code) => code !== 'made' && code !== 'capacity_exceeded')).toEqual([]);
  expect(answers.filter((code) => code === 'made')).toHaveLength(20);
  expect(await loads(transport._id)).toEqual([20_000, 20_000, 0]);
  await expectSoundTransports();
});

test('a statement that the pooler’s limit ends is a 503 that says when to come again', async () => {
  // The limit is the pooler's; without one it is asked for here.
  const slow = db.$transaction(async (tx) => {
    if (!front) await tx.$executeRaw`SET LOCAL statement_timeout = 100`;
    await tx.$queryRaw`SELECT pg_sleep(60)::text`;
  });
  const error = await slow.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  const answer = errorResponse(error, new Request('http://localhost/api/transports'));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
}, 30_000);
