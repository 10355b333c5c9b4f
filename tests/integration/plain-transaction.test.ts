import { afterAll, expect, onTestFinished, test } from 'vitest';
import { closeDatabase, databasePool, db, plainTransaction } from '@/lib/core/db';

afterAll(closeDatabase);

/** What nobody caught ends a server. */
function uncaught(): unknown[] {
  const errors: unknown[] = [];
  const note = (error: unknown) => void errors.push(error);
  process.on('uncaughtException', note);
  onTestFinished(() => void process.off('uncaughtException', note));
  return errors;
}

const ended = (pid: number | undefined) => db.$queryRaw`SELECT pg_terminate_backend(${pid}::int, 5000)`;

test('a plain transaction takes everything back when its work throws', async () => {
  const undone = plainTransaction(async (tx) => {
    await tx.$executeRaw`INSERT INTO newsletter_subscribers (email, token) VALUES ('un@exemple.test', 'un')`;
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow('taken back');
  expect(await db.newsletterSubscriber.count()).toBe(0);
});

test('a connection that dies in a transaction ends that transaction, and not the process', async () => {
  const errors = uncaught();
  const lost = plainTransaction(async (tx) => {
    const [own] = await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
    await ended(own?.pid);
    return tx.$queryRaw`SELECT 1`;
  });
  await expect(lost).rejects.toThrow();
  expect(await plainTransaction((tx) => tx.$queryRaw`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
  expect(errors).toEqual([]);
});

test('neither does one that dies while somebody holds it and asks nothing', async () => {
  const errors = uncaught();
  const client = await databasePool().connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const gone = new Promise((resolve) => client.once('end', resolve));
  await ended(rows[0]?.pid);
  await gone;
  client.release(true);
  expect(errors).toEqual([]);
});
