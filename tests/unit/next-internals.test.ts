import { readdirSync, readFileSync } from 'node:fs';
import { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeToNodeResponse } from 'next/dist/server/pipe-readable';
import { expect, test } from 'vitest';
import { answeringWith, mendRequests } from '@/server/incoming.mjs';
import { LEFT_OUT, leaveUnweighed } from '@/server/next-internals.mjs';

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

test('Next still writes a whole page as JSON for its length, and uses that of what it fetched alone', () => {
  const text = readFileSync('node_modules/next/dist/server/lib/incremental-cache/index.js', 'utf8');
  const sized = text.indexOf('const itemSize = JSON.stringify(data).length;');
  expect(sized).toBeGreaterThan(0);
  expect(text.slice(sized).match(/if \(ctx\.fetchCache[^}]*itemSize > /)?.[0]).toBeDefined();
  const kept = readFileSync(
    'node_modules/next/dist/server/lib/incremental-cache/memory-cache.external.js',
    'utf8',
  );
  expect(kept).toContain('getBufferSize(value.rscData)');
});

test('the bytes of a page that is made for us are none to JSON, and those of everything else are what they are', async () => {
  mendRequests();
  const bytes = { data: Buffer.from('Lyon') };
  const whole = '{"data":{"type":"Buffer","data":[76,121,111,110]}}';
  const [ours, other] = [new ServerResponse({} as never), new ServerResponse({} as never)];
  leaveUnweighed(ours);
  const seen: string[] = [];
  for (const response of [ours, other])
    await answeringWith(response, async () => void seen.push(JSON.stringify(bytes)));
  expect([...seen, JSON.stringify(bytes)]).toEqual(['{"data":{"type":"Buffer","data":[]}}', whole, whole]);
});
