import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './support/test';

// What our scripts and our server read of the build, in the one that is served (docs/next-internals.md).

const build = process.env.NEXT_DIST_DIR ?? '.next';
const server = path.join(build, 'server');
const read = (...name: string[]) => readFileSync(path.join(...name), 'utf8');

test('the server’s pieces, and what loads them, are where they are looked for', () => {
  for (const folder of ['chunks', 'chunks/ssr']) {
    const pieces = readdirSync(path.join(server, folder)).filter((name) => name.endsWith('.js'));
    expect(pieces.length).toBeGreaterThan(10);
    expect(pieces.filter((name) => name.endsWith('_runtime.js'))).toHaveLength(1);
  }
  const route = read(server, 'app/api/health/route.js');
  expect(route).toMatch(/require\("[./]*\/chunks\/[^"/]*_runtime\.js"\)/);
  expect(route).toMatch(/"server\/chunks\/[^"/]+\.js"/);
  expect(read(server, 'app/api/health/route.js.nft.json')).toMatch(/\/chunks\/[^"/]+\.js"/);
});

test('the lists of scripts name them as they are looked for', () => {
  const script = /\bstatic\/chunks\/[^"\\]+\.js/;
  expect(read(build, 'build-manifest.json')).toMatch(script);
  const lists = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('page_client-reference-manifest.js'),
  );
  expect(lists.length).toBeGreaterThan(10);
  expect(lists.filter((name) => !script.test(read(server, name)))).toEqual([]);
});

test('the framework’s scripts come as what is compiled ahead', async ({ request }) => {
  const { rootMainFiles } = JSON.parse(read(build, 'build-manifest.json'));
  expect(rootMainFiles.length).toBeGreaterThan(2);
  for (const name of rootMainFiles)
    expect(await (await request.get(`/_next/${name}`)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('a page’s scripts are at the addresses under which they are kept', async ({ request }) => {
  const html = await (await request.get('/faq')).text();
  const scripts = [...html.matchAll(/<script src="([^"?]+)/g)].map(([, address = '']) => address);
  const kept = scripts.filter((address) => address.startsWith('/_next/static/'));
  expect(kept.length).toBeGreaterThan(3);
  for (const address of kept)
    expect(readFileSync(path.join(build, address.slice('/_next/'.length)))).toEqual(
      await (await request.get(address)).body(),
    );
});
