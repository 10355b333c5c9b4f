import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { shareWholePagesOnly } from '@/server/shared-caches.mjs';

const KEPT = 'public, max-age=0, s-maxage=60, must-revalidate';

async function cacheControl(answer: RequestListener, headers: Record<string, string> = {}): Promise<unknown> {
  const server = createServer((request, response) => {
    shareWholePagesOnly(response);
    response.setHeader('Cache-Control', KEPT);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const received = await new Promise<IncomingMessage>((resolve, reject) =>
    get({ port, host: '127.0.0.1', headers, agent: false }, resolve).once('error', reject),
  );
  received.resume();
  server.close();
  return received.headers['cache-control'];
}

const withStatus =
  (status: number): RequestListener =>
  (_request, response) => {
    response.statusCode = status;
    response.end('page');
  };

test.each([200, 304])('a whole page (%i) may be kept by others', async (status) => {
  expect(await cacheControl(withStatus(status))).toBe(KEPT);
});

test.each([301, 302, 307, 308, 400, 404, 405, 429, 500, 503])('%i is kept by nobody', async (status) => {
  expect(await cacheControl(withStatus(status))).toBe('private, no-store');
});

test('what sets a cookie is kept by nobody', async () => {
  const answer: RequestListener = (_request, response) => {
    response.setHeader('Set-Cookie', 'a=b');
    response.end();
  };
  expect(await cacheControl(answer)).toBe('private, no-store');
});

test.each(['RSC', 'Next-Router-Prefetch', 'Next-Router-State-Tree'])(
  'a part for Next’s router is kept by nobody: %s',
  async (name) => {
    expect(await cacheControl(withStatus(200), { [name]: '1' })).toBe('private, no-store');
  },
);
