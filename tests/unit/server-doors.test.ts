import http from 'node:http';
import net from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { addressesOf, listen } from '@/server/listening.mjs';
import { refuseMethod } from '@/server/methods.mjs';
import { cutWhatGoesOn, TIME_LIMITS } from '@/server/time-limits.mjs';

async function freePort() {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as net.AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function serve(answer: http.RequestListener, limits: http.ServerOptions = {}, host = 'localhost') {
  const addresses = addressesOf(host);
  const servers = addresses.map(() => http.createServer({ ...TIME_LIMITS, ...limits }, answer));
  const port = await freePort();
  const ready = Promise.all(
    servers.map(
      (server) => new Promise((resolve) => server.once('listening', resolve).once('error', resolve)),
    ),
  );
  listen(servers, port, addresses);
  await ready;
  onTestFinished(() => {
    for (const server of servers) server.close().closeAllConnections();
  });
  return port;
}

/** What a connection hears until the other side ends it, and after how long it did. */
function say(port: number, text: string) {
  const started = performance.now();
  return new Promise<{ heard: string; ms: number }>((resolve) => {
    let heard = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('error', () => {});
    socket.on('data', (data) => (heard += data));
    socket.once('close', () => resolve({ heard, ms: performance.now() - started }));
  });
}

const statusOf = (host: string, port: number) =>
  new Promise((resolve) =>
    http
      .get({ host, port }, (answer) => resolve(answer.resume().statusCode))
      .once('error', ({ code }: NodeJS.ErrnoException) => resolve(code)),
  );

test('`localhost` is both families of this machine’s addresses, and no other address of it', async () => {
  const port = await serve((_request, response) => response.end());
  expect(await statusOf('127.0.0.1', port)).toBe(200);
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  if (addresses.some(({ address }) => address === '::1')) expect(await statusOf('::1', port)).toBe(200);
  const [outside] = addresses.filter(({ internal, family }) => !internal && family === 'IPv4');
  if (outside) expect(await statusOf(outside.address, port)).toBe('ECONNREFUSED');
});

test('said or not said, another host is taken as it is', () => {
  expect([addressesOf('0.0.0.0'), addressesOf(''), addressesOf(undefined)]).toEqual([
    ['0.0.0.0'],
    [undefined],
    [undefined],
  ]);
});

test('headers have ten seconds, the whole five minutes, and somebody looks every second', () => {
  expect(TIME_LIMITS).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 300_000,
    connectionsCheckingInterval: 1000,
  });
});

test('headers that do not end are answered 408 when their time is over', async () => {
  const limits = { headersTimeout: 60, requestTimeout: 60, connectionsCheckingInterval: 20 };
  const port = await serve((_request, response) => response.end(), limits);
  const { heard } = await say(port, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
  expect(heard).toContain('408');
});

test('who was answered and goes on sending is cut off, who stops may ask again', async () => {
  const port = await serve((request, response) => {
    cutWhatGoesOn(request, response, 50);
    response.end('no');
  });
  const stalled = await say(port, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nx');
  expect(stalled.heard).toContain('200 OK');
  const post = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nxx';
  const { heard } = await say(port, `${post}${post}GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect(heard.match(/200 OK/g)).toHaveLength(3);
});

test.each([
  ['GET', '/transporteurs', null],
  ['HEAD', '/', null],
  ['POST', '/api/transports', null],
  ['POST', '//api/transports', null],
  ['POST', '/login', 405],
  ['POST', '/apiculteurs', 405],
  ['DELETE', '/uploads/a.webp', 405],
  ['OPTIONS', '/login', 204],
  ['TRACE', '/api/transports', 405],
  ['OPTIONS', '*', 400],
])('%s %s: %s', (method, url, status) => {
  const said: unknown[] = [];
  const response = { writeHead: (...head: unknown[]) => ({ end: () => said.push(...head) }) };
  const answered = refuseMethod(
    { method, url } as http.IncomingMessage,
    response as unknown as http.ServerResponse,
    {
      dev: false,
    },
  );
  expect([answered, said[0] ?? null]).toEqual([status !== null, status]);
  if (status === 405 && method !== 'TRACE') expect(said[1]).toEqual({ Allow: 'GET, HEAD, OPTIONS' });
});
