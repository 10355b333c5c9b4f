import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as lists from 'next/constants';
import * as router from 'next/dist/client/components/app-router-headers';
import * as tags from 'next/dist/lib/constants';
import { configSchema } from 'next/dist/server/config-schema';
import { describe, expect, test } from 'vitest';
import { FLIGHT_HEADERS } from '@/server/security-headers.mjs';
import { filesBelow } from '../support/files';

// What we use of Next beyond what it documents stands in docs/next-internals.md; names that are only names are held here.

test('the router asks by the names that we know, and is told the question by ours', () => {
  const asks = router.FLIGHT_HEADERS.filter((name) => name !== router.NEXT_HMR_REFRESH_HEADER);
  expect([...FLIGHT_HEADERS].sort()).toEqual([...asks].sort());
  expect(router.NEXT_RSC_UNION_QUERY).toBe('_rsc');
  expect(router.RSC_CONTENT_TYPE_HEADER).toBe('text/x-component');
  expect(router.NEXT_REWRITTEN_QUERY_HEADER).toBe('x-nextjs-rewritten-query');
});

test('a page’s tags have the names that we know', () => {
  expect(tags.NEXT_CACHE_TAGS_HEADER).toBe('x-next-cache-tags');
  expect(tags.NEXT_CACHE_IMPLICIT_TAG_ID).toBe('_N_T_');
});

test('a build’s lists have the names under which we read them', () => {
  expect(lists).toMatchObject({
    APP_PATHS_MANIFEST: 'app-paths-manifest.json',
    ROUTES_MANIFEST: 'routes-manifest.json',
    PRERENDER_MANIFEST: 'prerender-manifest.json',
    BUILD_MANIFEST: 'build-manifest.json',
    CLIENT_REFERENCE_MANIFEST: 'client-reference-manifest',
    BUILD_ID_FILE: 'BUILD_ID',
  });
});

test('Next says of a page where it had it from, in a header of its own', () => {
  const made = readFileSync('node_modules/next/dist/build/templates/app-page-runtime.js', 'utf8');
  expect(made).toMatch(/setHeader\('x-nextjs-cache', .*'HIT'\)/);
});

test('Next takes the options that it calls experiments', () => {
  const takes = (experimental: object) => configSchema.safeParse({ experimental }).success;
  expect(takes({ caseSensitiveRoutes: true, isrFlushToDisk: false })).toBe(true);
  expect(takes({ caseSensitiveRouts: true })).toBe(false);
});

test('Next says that it builds', () => {
  expect(lists.PHASE_PRODUCTION_BUILD).toBe('phase-production-build');
  const builds = readFileSync('node_modules/next/dist/build/index.js', 'utf8');
  expect(builds).toMatch(/process\.env\.NEXT_PHASE = \S*PHASE_PRODUCTION_BUILD/);
});

/** Names that are Next’s own, as code of ours says them. */
const NAMES = new RegExp(
  [
    String.raw`\bnext/dist/[\w./-]+\w`,
    String.raw`@next/[\w-]+`,
    String.raw`\b__(?:next|prerender)_\w+`,
    String.raw`\bx-(?:nextjs|next|prerender)-[\w-]*`,
    String.raw`\bnext-router-[a-z-]+`,
    `(?<=['"{ ])_?rsc(?=['":=])`,
    'text/x-component',
    '_N_T_',
    String.raw`[a-z-]+-manifest\.js(?:on)?`,
    String.raw`\.nft\.json`,
    String.raw`\bBUILD_ID\b`,
    String.raw`(?<=['"\`/(])chunks(?=['"\`/\\])`,
    String.raw`_runtime\.js`,
    '_next/static',
    'caseSensitiveRoutes|isrFlushToDisk',
    'NEXT_PHASE',
  ].join('|'),
  'gi',
);

describe('docs/next-internals.md', () => {
  const quoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  const rows = [
    ...readFileSync('docs/next-internals.md', 'utf8').matchAll(/^\| (.*`.*) \| (.*) \| (.*) \|$/gm),
  ].map(([, internal, used, tests = '']) => ({
    names: quoted(internal),
    files: quoted(used),
    tests: [...tests.matchAll(/`([^`]+)` « (.+?) »/g)].map(([, file = '', name = '']) => ({ file, name })),
  }));
  // What an attack sends is what a stranger would guess: nothing of ours ends with it.
  const code = [
    ...readdirSync('.').filter((file) => file !== 'next-env.d.ts'),
    ...['app', 'components', 'lib', 'server', 'scripts', 'prisma', 'public'].flatMap(filesBelow),
  ].filter((file) => /\.(?:tsx?|[cm]?js)$/.test(file) && !/^(?:prisma\/client|scripts\/attack)\//.test(file));
  const internals = 'server/next-internals.mjs';
  const read = (file: string) => readFileSync(file, 'utf8');

  test('names each internal of Next that a file uses, beside that file', () => {
    const used = code.flatMap((file) => [
      ...new Set((read(file).match(NAMES) ?? []).map((name) => `${name.toLowerCase()} in ${file}`)),
    ]);
    expect(used.length).toBeGreaterThan(30);
    const said = rows.flatMap(({ names, files }) =>
      files.flatMap((file) => names.map((name) => `${name.toLowerCase()} in ${file}`)),
    );
    expect(used.filter((one) => !said.includes(one))).toEqual([]);
  });

  test('names no file that uses nothing of what stands beside it, and nothing that no file uses', () => {
    const wrong = rows.flatMap(({ names, files }) => [
      ...files.filter((file) => !names.some((name) => read(file).toLowerCase().includes(name.toLowerCase()))),
      ...names.filter((name) => !files.some((file) => read(file).toLowerCase().includes(name.toLowerCase()))),
    ]);
    expect(wrong).toEqual([]);
  });

  test('names everything that our own file of internals gives, whose comment names a test too', () => {
    const text = read(internals);
    const given = [...text.matchAll(/^export (?:async )?(?:function|const|let|class) (\w+)/gm)].map(
      ([, name = '']) => name,
    );
    expect(given.length).toBeGreaterThan(10);
    const said = rows.flatMap(({ names, files }) => (files.includes(internals) ? names : []));
    expect(given.filter((name) => !said.includes(name))).toEqual([]);
    const comments = text.matchAll(
      /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*export (?:async )?(?:function|const|let|class) (\w+)/g,
    );
    const held = [...comments].flatMap(([comment, name]) =>
      existsSync(/tests\/[\w/.-]+\.tsx?/.exec(comment)?.[0] ?? '') ? [name] : [],
    );
    expect(held).toEqual(given);
  });

  test('names tests that are there, at least one for each', () => {
    expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([]);
    const missing = rows
      .flatMap(({ tests }) => tests)
      .filter(
        ({ file, name }) =>
          !existsSync(file) || !["'", '"', '`'].some((sign) => read(file).includes(`${sign}${name}`)),
      );
    expect(missing).toEqual([]);
  });
});
