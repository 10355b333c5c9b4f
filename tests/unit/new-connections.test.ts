import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { everybodyIsIn } from '@/server/new-connections.mjs';

test('those who stand at the door are let in between two pieces of long work', async () => {
  let connections = 0;
  const server = createServer().on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const clients = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
  await Promise.all(clients.map((client) => new Promise((resolve) => client.once('connect', resolve))));
  await everybodyIsIn();
  expect(connections).toBe(20);
  for (const client of clients) client.destroy();
  server.close();
});
