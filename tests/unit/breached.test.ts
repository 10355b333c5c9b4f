import { createHash } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { isBreached } from '@/lib/core/sessions/breached';

const PASSWORD = 'Tanger-par-le-ferry-1';
const HASH = createHash('sha1').update(PASSWORD).digest('hex').toUpperCase();
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A service that answers so; its address. */
async function service(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/range`;
}

it('asks with five characters of the hash and for padding, and finds what leaked', async () => {
  const asked: unknown[] = [];
  const url = await service((request, response) => {
    asked.push([request.url, request.headers['add-padding']]);
    response.end(`${'0'.repeat(35)}:3\r\n${HASH.slice(5)}:12\r\n${'F'.repeat(35)}:0`);
  });
  expect(await isBreached(PASSWORD, url)).toBe(true);
  expect(await isBreached(PASSWORD, `${url}/`)).toBe(true);
  expect(asked).toEqual(Array(2).fill([`/range/${HASH.slice(0, 5)}`, 'true']));
});

it('is not misled by the padding, and finds nothing where nothing leaked', async () => {
  expect(await isBreached(PASSWORD, await service((_, response) => response.end(`${HASH.slice(5)}:0`)))).toBe(
    false,
  );
  expect(await isBreached(PASSWORD, await service((_, response) => response.end('')))).toBe(false);
  expect(await isBreached(PASSWORD, '')).toBe(false);
});

it.each<[string, RequestListener]>([
  ['fails', (_, response) => response.writeHead(503).end()],
  ['leads elsewhere', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['breaks off', (_, response) => response.destroy()],
  ['never answers', () => {}],
  ['never ends', (_, response) => response.end('A'.repeat(600 * 1024))],
])('lets people choose while the service %s', async (_what, answer) => {
  expect(await isBreached(PASSWORD, await service(answer))).toBe(false);
});
