import { mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { forgetPieces, LEFT_OUT } from '@/server/next-internals.mjs';

const require = createRequire(import.meta.url);

test('Prisma’s client asks for what it knows by that name, and is given the same, once for a process', async () => {
  const asked = './internal/class.ts';
  expect(readFileSync('prisma/client/client.ts', 'utf8')).toContain(`from "${asked}"`);
  const ours = await import(path.resolve(LEFT_OUT[asked]));
  const own = await import(path.resolve('prisma/client/internal/class.ts'));
  expect(Object.hasOwn(globalThis, 'rihlaOfProcess')).toBe(true);
  const used = readFileSync('prisma/client/client.ts', 'utf8').match(/(?<=\$Class\.)\w+(?=\()/g);
  expect(Object.keys(ours)).toEqual([...new Set(used)]);
  expect(ours.getPrismaClientClass).toBe(own.getPrismaClientClass);
});

test('Prisma’s client asks for its compiler by that name, and is given the same text each time', async () => {
  const asked = '@prisma/client/runtime/query_compiler_small_bg.postgresql.wasm-base64.mjs';
  expect(readFileSync('prisma/client/internal/class.ts', 'utf8')).toContain(`await import("${asked}")`);
  const ours = require(path.resolve(LEFT_OUT[asked]));
  const { wasm }: { wasm: string } = await import(asked);
  expect(wasm.length).toBeGreaterThan(1_000_000);
  expect([ours.wasm === wasm, ours.wasm === wasm]).toEqual([true, true]);
});

test('a build’s pieces are loaded once and forgotten, what loads them stays', () => {
  const dist = realpathSync(mkdtempSync(path.join(tmpdir(), 'rihla-pieces-')));
  const chunks = path.join(dist, 'server', 'chunks');
  mkdirSync(path.join(chunks, 'ssr'), { recursive: true });
  writeFileSync(path.join(chunks, 'ssr', 'piece.cjs'), 'module.exports = () => 1;');
  writeFileSync(path.join(chunks, 'piece_runtime.js'), '');
  const runtime = path.join(dist, 'server', 'loads.cjs');
  writeFileSync(
    runtime,
    `exports.one = require('./chunks/ssr/piece.cjs'); require('./chunks/piece_runtime.js');`,
  );
  const { one } = require(runtime);
  const held = () => Object.keys(require.cache).filter((file) => file.startsWith(dist));
  const { _pathCache: known } = Module as unknown as { _pathCache: Record<string, string> };
  const found = () => Object.values(known).filter((file) => file.endsWith('piece.cjs'));
  expect(found()).toHaveLength(1);
  expect(held()).toHaveLength(3);
  forgetPieces(dist);
  expect(held().map((file) => path.basename(file))).toEqual(['loads.cjs', 'piece_runtime.js']);
  expect(require.cache[runtime]?.children.map(({ filename }) => path.basename(filename))).toEqual([
    'piece_runtime.js',
  ]);
  expect(found()).toEqual([]);
  expect(one()).toBe(1);
});
