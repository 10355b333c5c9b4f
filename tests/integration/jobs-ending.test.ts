import pg from 'pg';
import { expect, test } from 'vitest';
import '@/lib/core/jobs/boss';

test('a connection whose database dies while it is being ended does not end the process', async () => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  client.removeAllListeners(); // as pg-boss does
  const ended = client.end();
  client.emit('error', new Error('terminating connection due to unexpected postmaster exit'));
  await ended;
  expect(client.listenerCount('error')).toBe(1);
});
