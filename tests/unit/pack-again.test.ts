import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { packAgain } from '@/server/pack-again.mjs';
import type { Page } from '@/server/page-memory.mjs';

const HTML = '<p>colis</p>'.repeat(500);
const page = (keep: boolean): Page => ({ status: 200, headers: {}, gzip: gzipSync(HTML), keep });

test('a kept page that goes to many is packed by brotli, once', async () => {
  const popular = page(true);
  packAgain(popular);
  await new Promise((resolve) => setImmediate(resolve));
  expect(popular.brotli).toBeUndefined();
  packAgain(popular);
  await vi.waitFor(() => expect(popular.brotli).toBeDefined());
  const packed = popular.brotli;
  packAgain(popular);
  expect(brotliDecompressSync(packed ?? '').toString()).toBe(HTML);
  expect(packed?.length).toBeLessThan(popular.gzip?.length ?? 0);
  expect(popular.brotli).toBe(packed);
});

test('one that nobody keeps is not', async () => {
  const passing = page(false);
  const kept = page(true);
  for (let nth = 0; nth < 5; nth++) for (const one of [passing, kept]) packAgain(one);
  await vi.waitFor(() => expect(kept.brotli).toBeDefined());
  expect(passing.brotli).toBeUndefined();
});
