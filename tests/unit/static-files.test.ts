import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressStatic } from '@/scripts/lib/compress-static.mjs';
import { securityHeaders } from '@/server/security-headers.mjs';
import { sendPage } from '@/server/send-page.mjs';
import { staticFiles } from '@/server/static-files.mjs';

const SCRIPT = `console.log(${JSON.stringify('a'.repeat(5_000))});`;
const ADDRESS = '/_next/static/chunks/one.js';
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0"/>'.repeat(20)}</svg>`;
/** A program of some length. */
const LONG = readFileSync('node_modules/react/cjs/react.production.js');

let built = '';
let server: http.Server;
let files: ReturnType<typeof staticFiles>;

beforeAll(async () => {
  built = mkdtempSync(path.join(tmpdir(), 'static-'));
  mkdirSync(path.join(built, 'static', 'chunks'), { recursive: true });
  writeFileSync(path.join(built, 'static', 'chunks', 'one.js'), SCRIPT);
  writeFileSync(path.join(built, 'static', 'letters.woff2'), 'letters');
  for (const name of ['main', 'first', 'later'])
    writeFileSync(path.join(built, 'static', 'chunks', `${name}.js`), LONG);
  const lists = path.join(built, 'server', 'app', 'faq');
  mkdirSync(lists, { recursive: true });
  writeFileSync(
    path.join(built, 'build-manifest.json'),
    JSON.stringify({ rootMainFiles: ['static/chunks/main.js'] }),
  );
  writeFileSync(
    path.join(lists, 'page_client-reference-manifest.js'),
    `x={"chunks":["/_next/static/chunks/first.js"]}`,
  );
  const shared = path.join(built, 'shared');
  mkdirSync(path.join(shared, 'map'), { recursive: true });
  writeFileSync(path.join(shared, 'map', 'coasts.svg'), DRAWING);
  writeFileSync(path.join(shared, 'icon.png'), 'png');
  await compressStatic(built, shared);
  files = staticFiles(built);
  server = http.createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (file) sendPage(request, response, file);
    else response.writeHead(404).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});

afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  rmSync(built, { recursive: true });
});

function ask(headers: Record<string, string>, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status?: number | undefined; headers: http.IncomingHttpHeaders; bytes: Buffer }>(
    (answered, failed) => {
      const request = http.request(
        { host: '127.0.0.1', port, path: ADDRESS, headers, method },
        async (answer) => {
          const pieces: Buffer[] = [];
          for await (const piece of answer) pieces.push(piece);
          answered({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(pieces) });
        },
      );
      request.on('error', failed).end();
    },
  );
}

const unpack: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['identity', undefined],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0, br;q=0, *', undefined],
  ['br;q=x, gzip;q=0.000', undefined],
])('who takes « %s » gets a script as %s', async (accepted, encoding) => {
  const { headers, bytes } = await ask({ 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-length']).toBe(String(bytes.length));
  expect((encoding ? (unpack[encoding]?.(bytes) ?? '') : bytes).toString()).toBe(SCRIPT);
});

test('it is kept by browsers and shared caches for good, each compression apart, and nothing else is taken for it', async () => {
  const { headers, status } = await ask({ 'accept-encoding': 'br' });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/javascript; charset=UTF-8',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
  const again = await ask({ 'if-none-match': headers.etag ?? '' });
  expect(again.status).toBe(304);
  const head = await ask({ 'accept-encoding': 'br' }, 'HEAD');
  expect([head.headers['content-length'], head.bytes.length]).toEqual([headers['content-length'], 0]);
  const plain = await ask({ 'accept-encoding': 'identity' }, 'HEAD');
  expect([plain.headers['content-length'], plain.bytes.length]).toEqual([String(SCRIPT.length), 0]);
});

test('who leaves in the middle of an unpacked one ends nothing else', async () => {
  // More than the system takes at once for somebody who does not read.
  const gzip = gzipSync(Buffer.alloc(30_000_000));
  let one = http.createServer();
  const sent = new Promise<http.ServerResponse>((done) => {
    one = http.createServer(async (request, response) => {
      await sendPage(request, response, { status: 200, headers: {}, gzip, keep: true });
      done(response);
    });
  });
  await new Promise<void>((ready) => one.listen(0, '127.0.0.1', ready));
  const request = http.get({ host: '127.0.0.1', port: (one.address() as AddressInfo).port }, (answer) => {
    expect(answer.headers['content-length']).toBe('30000000');
    answer.once('data', () => request.destroy()).on('error', () => {});
  });
  expect((await sent).writableFinished).toBe(false);
  await new Promise((closed) => one.close(closed));
});

test('it has the headers that Next gives a file', async () => {
  const rules = await securityHeaders();
  const forAll = rules.filter(({ source }) => source === '/:path*' || source.startsWith('/((?!'));
  expect(forAll).toHaveLength(2);
  const { headers } = await ask({});
  for (const { key, value } of forAll.flatMap((rule) => rule.headers))
    expect(headers[key.toLowerCase()], key).toBe(value);
});

test('a drawing of public/ is asked for once a day', () => {
  const { headers, gzip, brotli } = files.get('/map/coasts.svg') ?? {};
  expect(headers).toMatchObject({
    'Content-Type': 'image/svg+xml',
    'Cache-Control': 'public, max-age=86400',
  });
  expect([gunzipSync(gzip ?? ''), brotliDecompressSync(brotli ?? '')].map(String)).toEqual([
    DRAWING,
    DRAWING,
  ]);
});

test('only what the build compressed is there: no picture, no letters, no way out of the folder', () => {
  const chunks = ['first', 'later', 'main', 'one'].map((name) => `/_next/static/chunks/${name}.js`);
  expect([...files.keys()].sort()).toEqual([...chunks, '/map/coasts.svg']);
});

test('what a first view waits for is packed smaller, and is the same', () => {
  const packed = (name: string) => files.get(`/_next/static/chunks/${name}.js`)?.gzip ?? Buffer.alloc(0);
  const usual = gzipSync(LONG, { level: 9 }).length;
  expect(packed('later').length).toBe(usual);
  for (const name of ['main', 'first']) {
    expect(packed(name).length).toBeLessThan(usual * 0.98);
    expect(gunzipSync(packed(name)).equals(LONG)).toBe(true);
  }
});
