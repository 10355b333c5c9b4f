import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compressStatic } from '@/scripts/lib/compress-static.mjs';
import { earlierBuilds } from '@/server/earlier-builds.mjs';

const HOUR = 3_600_000;

let home: string;
let now: number;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'rihla-earlier-'));
  now = Date.now();
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const dataDir = () => path.join(home, 'data');
const scripts = (...names: string[]) => path.join(dataDir(), 'scripts', ...names);
const there = () => readdirSync(scripts()).sort();

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
  await compressStatic(distDir, path.join(distDir, 'static'));
  return distDir;
}

async function start(distDir: string) {
  const { find, kept } = earlierBuilds({ distDir, dataDir: dataDir(), now: () => now });
  await kept;
  return find;
}

const address = (file: string) => `/_next/static/chunks/${file}`;

it('what a build’s open pages ask for later is still answered when another build took its place', async () => {
  await start(
    await build('first', {
      'chunks/dialog.js': 'first()',
      'chunks/page.css': 'p{top:0}',
      'chunks/a.woff2': 'x',
    }),
  );
  const find = await start(await build('second', { 'chunks/other.js': 'second()' }));

  const script = await find(address('dialog.js'));
  expect(script).toMatchObject({ status: 200, keep: true, etag: expect.stringMatching(/^W\/"/) });
  expect(script?.headers).toMatchObject({
    'Content-Type': 'application/javascript; charset=UTF-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
  expect(gunzipSync(script?.gzip ?? '').toString()).toBe('first()');
  expect(brotliDecompressSync(script?.brotli ?? '').toString()).toBe('first()');
  expect((await find(address('page.css')))?.headers['Content-Type']).toBe('text/css; charset=UTF-8');

  for (const none of [
    'a.woff2',
    '../build-first/chunks/dialog.js',
    '..%2fdialog.js',
    'dialog.js.gz',
    'none.js',
  ])
    expect(await find(address(none)), none).toBeUndefined();
  expect(await find('/chunks/dialog.js')).toBeUndefined();
});

it('and by a process of the build before, what the one that comes asks for', async () => {
  const find = await start(await build('first', { 'chunks/a.js': '1' }));
  expect(await find(address('b.js'))).toBeUndefined();
  await start(await build('second', { 'chunks/b.js': '2' }));
  // It does not look again for each address that nobody has.
  expect(await find(address('b.js'))).toBeUndefined();
  now += 5_000;
  expect(await find(address('b.js'))).toBeDefined();
});

it('a day begins when a build was served for the last time', async () => {
  const [first, second] = [
    await build('first', { 'chunks/a.js': '1' }),
    await build('second', { 'chunks/b.js': '2' }),
  ];
  await start(first);
  now += 23 * HOUR;
  await start(second);
  await start(first);
  now += 23 * HOUR;
  const find = await start(second);
  expect(await find(address('a.js'))).toBeDefined();
  now += 2 * HOUR;
  await start(second);
  expect(there()).toEqual(['build-second']);
  now += 5_000;
  expect(await find(address('a.js'))).toBeUndefined();
});

it('who deploys often keeps the last ten', async () => {
  for (let nth = 0; nth < 12; nth++) {
    now += HOUR / 2;
    await start(await build(`b${nth}`, { [`chunks/${nth}.js`]: `${nth}` }));
  }
  expect(there()).toHaveLength(10);
  expect(there()).not.toContain('build-b1');
  // Too many and too old at once: all of them go.
  for (const name of there()) utimesSync(scripts(name), 0, 0);
  for (const name of ['x', 'y', 'z']) mkdirSync(scripts(`build-${name}`));
  for (const name of ['x', 'y', 'z']) utimesSync(scripts(`build-${name}`), 0, 0);
  await start(await build('last', { 'chunks/last.js': '1' }));
  expect(there()).toEqual(['build-last']);
});

it('many that start at once keep each other’s, and leave nothing behind', async () => {
  const builds = [];
  for (const name of ['one', 'two', 'three'])
    builds.push(
      await build(name, Object.fromEntries([...'abcdefgh'].map((l) => [`chunks/${name}-${l}.js`, l]))),
    );
  const finds = await Promise.all([...builds, ...builds, ...builds].map(start));
  expect(there()).toEqual(['build-one', 'build-three', 'build-two']);
  for (const find of finds)
    for (const name of ['one', 'two', 'three']) expect(await find(address(`${name}-h.js`))).toBeDefined();
});

it('what somebody else put there is neither read nor removed, what was cut off is no answer', async () => {
  await start(await build('first', { 'chunks/a.js': '1', 'chunks/b.js': '2' }));
  mkdirSync(scripts('2026', 'chunks'), { recursive: true });
  for (const end of ['.br', '.gz']) writeFileSync(scripts('2026', 'chunks', `x.js${end}`), 'x');
  writeFileSync(scripts('build-.nfs'), '');
  mkdirSync(scripts('begun-long-ago'));
  writeFileSync(scripts('build-first', 'chunks', 'b.js.br'), '');
  for (const name of ['2026', 'build-.nfs', 'begun-long-ago']) utimesSync(scripts(name), 0, 0);
  const find = await start(await build('second', { 'chunks/c.js': '3' }));
  expect(await find(address('a.js'))).toBeDefined();
  expect(await find(address('b.js'))).toBeUndefined();
  expect(await find(address('x.js'))).toBeUndefined();
  expect(there()).toEqual(['2026', 'build-.nfs', 'build-first', 'build-second']);
});

it('of a folder that cannot be written nothing is kept, and nothing breaks', async () => {
  writeFileSync(dataDir(), 'no folder');
  const find = await start(await build('first', { 'chunks/a.js': '1' }));
  expect(await find(address('b.js'))).toBeUndefined();
  expect(existsSync(scripts())).toBe(false);
});

it('a process that serves for a month says so each hour, and who goes back to its build finds what is newer', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const [first, second] = [
      await build('first', { 'chunks/a.js': '1' }),
      await build('second', { 'chunks/b.js': '2' }),
    ];
    await start(first);
    now += 30 * 24 * HOUR;
    vi.advanceTimersByTime(HOUR);
    await vi.waitFor(() => expect(statSync(scripts('build-first')).mtimeMs).toBeCloseTo(now, -4));
    expect(await (await start(second))(address('a.js'))).toBeDefined();
    expect(await (await start(first))(address('b.js'))).toBeDefined();
  } finally {
    vi.useRealTimers();
  }
});
