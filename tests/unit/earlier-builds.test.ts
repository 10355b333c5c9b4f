import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressStatic } from '@/scripts/lib/compress-static.mjs';
import { earlierBuilds } from '@/server/earlier-builds.mjs';

const HOUR = 3_600_000;
const NOW = Date.now();

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'rihla-earlier-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const dataDir = () => path.join(home, 'data');

/** A build of that name, with these files below its static folder. */
async function build(name: string, files: Record<string, string>): Promise<string> {
  const distDir = path.join(home, name);
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(distDir, 'static', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  mkdirSync(path.join(distDir, 'server'));
  writeFileSync(path.join(distDir, 'BUILD_ID'), name);
  writeFileSync(path.join(distDir, 'build-manifest.json'), '{}');
  await compressStatic(distDir);
  return distDir;
}

const start = (distDir: string, now = NOW) => earlierBuilds({ distDir, dataDir: dataDir(), now });

const address = (file: string) => `/_next/static/chunks/${file}`;

it('what a build’s open pages ask for later is still answered when another build took its place', async () => {
  start(
    await build('first', {
      'chunks/dialog.js': 'first()',
      'chunks/page.css': 'p{top:0}',
      'chunks/a.woff2': 'x',
    }),
  );
  const find = start(await build('second', { 'chunks/other.js': 'second()' }));

  const script = await find(address('dialog.js'));
  expect(script).toMatchObject({ status: 200, keep: true, etag: expect.stringMatching(/^W\/"/) });
  expect(script?.headers).toMatchObject({
    'Content-Type': 'application/javascript; charset=UTF-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
  expect(gunzipSync(script?.gzip ?? '').toString()).toBe('first()');
  expect(brotliDecompressSync(script?.brotli ?? '').toString()).toBe('first()');
  expect((await find(address('page.css')))?.headers['Content-Type']).toBe('text/css; charset=UTF-8');

  for (const none of ['other.js', 'a.woff2', '../newest', '..%2f..%2fnewest', 'dialog.js.gz', 'none.js'])
    expect(await find(address(none)), none).toBeUndefined();
});

it('its day begins when it is replaced, however long it was there, and not anew with each start', async () => {
  const [first, second, third] = [
    await build('first', { 'chunks/a.js': '1' }),
    await build('second', { 'chunks/b.js': '2' }),
    await build('third', { 'chunks/c.js': '3' }),
  ];
  start(first, NOW - 30 * 24 * HOUR);
  utimesSync(path.join(dataDir(), 'builds', 'first'), new Date(0), new Date(0));
  expect(await start(second, NOW)(address('a.js'))).toBeDefined();
  expect(await start(second, NOW + 23 * HOUR)(address('a.js'))).toBeDefined();
  const find = start(third, NOW + 25 * HOUR);
  expect(await find(address('a.js'))).toBeUndefined();
  expect(await find(address('b.js'))).toBeDefined();
  expect(readdirSync(path.join(dataDir(), 'builds')).sort()).toEqual(['newest', 'second', 'third']);
});

it('who deploys often keeps the last ten, and who goes back finds what is newer', async () => {
  const builds: string[] = [];
  for (let nth = 0; nth < 13; nth++) builds.push(await build(`b${nth}`, { [`chunks/${nth}.js`]: `${nth}` }));
  for (const [nth, one] of builds.entries()) start(one, NOW + nth * HOUR);
  const back = start(builds[5] ?? '', NOW + 13 * HOUR);
  expect(await back(address('12.js'))).toBeDefined();
  expect(await back(address('0.js'))).toBeUndefined();
  expect(readdirSync(path.join(dataDir(), 'builds'))).toHaveLength(12);
});

it('of a folder that cannot be written nothing is kept, and what is answered by others stays so', async () => {
  writeFileSync(dataDir(), 'no folder');
  const find = start(await build('first', { 'chunks/a.js': '1' }));
  expect(await find(address('a.js'))).toBeUndefined();
});
