import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { mendRequests, withFewParameters, withReadableSegments } from '@/server/incoming.mjs';

test.each([
  ['/transporteurs/%ff', '/transporteurs/%25ff'],
  ['/transporteurs/100%', '/transporteurs/100%25'],
  ['/api/transports/%c3%28?search=%ff', '/api/transports/%25c3%2528?search=%ff'],
  ['/agences/caf%C3%A9?ville=Saint-%C3%89tienne', '/agences/caf%C3%A9?ville=Saint-%C3%89tienne'],
  ['/_next/image?url=%2Fuploads%2Fa.webp&w=640', '/_next/image?url=%2Fuploads%2Fa.webp&w=640'],
  ['/?', '/?'],
  ['/1/_next/static/../../package.json', '/1/package.json'],
  ['/a/./b/%2E%2e/c?x=/../y', '/a/c?x=/../y'],
  ['/../../etc/passwd', '/etc/passwd'],
  ['/a/..', '/'],
  ['/a/b/.', '/a/b/'],
  ['/.env/..env/...', '/.env/..env/...'],
])('%s is read as %s', (sent, read) => expect(withReadableSegments(sent)).toBe(read));

test('a page is asked what it may be asked, and the first hundred of more', () => {
  for (const url of ['/', '/faq?', '/faq?x', `/faq?${'a=1&'.repeat(99)}a=1`, '/faq&b']) {
    expect(withFewParameters(url)).toBe(url);
  }
  expect(withFewParameters(`/faq?${'a&'.repeat(7_900)}a`)).toBe(`/faq?${'a&'.repeat(99)}a`);
});

test('so does whoever answers it', async () => {
  mendRequests();
  const server = http.createServer((request, response) => response.end(request.url));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/faq?${'a&'.repeat(7_000)}`);
  expect(await answer.text()).toBe(`/faq?${'a&'.repeat(99)}a`);
  server.close();
});
