import { readdirSync, readFileSync } from 'node:fs';
import { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { tryGetPreviewData } from 'next/dist/server/api-utils/node/try-get-preview-data';
import { pipeToNodeResponse } from 'next/dist/server/pipe-readable';
import { expect, test } from 'vitest';
import { LEFT_OUT } from '@/server/next-internals.mjs';

test('Next sends an answer’s headers alone, just before its first piece', async () => {
  const response = new ServerResponse({ method: 'GET' } as never);
  const calls: string[] = [];
  response.flushHeaders = () => void calls.push('headers');
  response.write = () => calls.push('piece') > 0;
  response.end = () => {
    response.emit('finish');
    return response;
  };
  await pipeToNodeResponse(new Response('page').body as ReadableStream<Uint8Array>, response);
  expect(calls).toEqual(['headers', 'piece']);
});

const CLIENT = 'node_modules/next/dist/client/components';

test.each([
  ['./reducers/server-action-reducer', 'router-reducer/router-reducer.js'],
  ['./error-styles', 'builtin/global-error.js'],
] as const)('Next asks for « %s », and what we give it says the same names', async (asked, from) => {
  const asking = path.resolve(CLIENT, from);
  expect(readFileSync(asking, 'utf8')).toContain(`require("${asked}")`);
  const types = createRequire(asking).resolve(asked).replace(/\.js$/, '.d.ts');
  const own = [...readFileSync(types, 'utf8').matchAll(/^export declare (?:const|function) (\w+)/gm)];
  const names = own.map(([, name]) => name);
  const ours: Record<string, unknown> = await import(path.resolve(LEFT_OUT[asked]));
  expect(Object.keys(ours).sort()).toEqual(names.sort());
});

test('in browsers Next reads of its constants those alone that we give it, under that name', async () => {
  const asked = '../../../lib/constants';
  const given: Record<string, string> = await import(path.resolve(LEFT_OUT[asked].browser));
  const theirs: Record<string, unknown> = await import('next/dist/lib/constants');
  for (const [name, value] of Object.entries(given)) expect(theirs[name]).toBe(value);
  const read = ['router-reducer/fetch-server-response.js', 'segment-cache/cache.js'].flatMap((from) => {
    const code = readFileSync(path.join(CLIENT, from), 'utf8');
    expect(code).toContain(`_constants = require("${asked}")`);
    return [...code.matchAll(/_constants\.(\w+)/g)].map(([, name]) => name);
  });
  expect([...new Set(read)]).toEqual(Object.keys(given));
});

test('nothing else of Next asks for the styles by that name', () => {
  const asking = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .filter((name) => readFileSync(path.join(CLIENT, name), 'utf8').includes(`require("./error-styles")`));
  expect(asking.sort()).toEqual(['builtin/app-error.js', 'builtin/global-error.js']);
});

test('no file of ours has what is left out: an action of the server', () => {
  const files = ['app', 'components', 'lib'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
      .map((name) => path.join(room, name)),
  );
  expect(files.filter((file) => /^\s*['"]use server['"]/m.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('Next still makes a page as it is now for who brings that cookie, keeps nothing of it, and says that nobody may', () => {
  const headers = { cookie: '__prerender_bypass=word' };
  const given = tryGetPreviewData(
    { headers } as never,
    {} as never,
    { previewModeId: 'word', previewModeEncryptionKey: '', previewModeSigningKey: '' },
    false,
  );
  expect(given).toEqual({});
  const template = readFileSync('node_modules/next/dist/build/templates/app-page-runtime.js', 'utf8');
  expect(template).toMatch(/let ssgCacheKey = null;\s[^{]*if \(!isDraftMode && isSSG && /);
  expect(template).toMatch(/if \(isDraftMode\) \{\s+res\.setHeader\('Cache-Control', 'private, no-cache/);
});
