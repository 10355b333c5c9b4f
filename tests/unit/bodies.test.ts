import { describe, expect, test } from 'vitest';
import { AppError } from '@/lib/core/errors';
import { readLimited, wasCutShort } from '@/lib/core/http/body';
import { nestsDeeper } from '@/lib/core/http/json';
import { makeArrivals } from '@/lib/core/limits/arrivals';

test.each([
  ['{"a":[1,{"b":"x"}]}', 3],
  ['[[],[],[[]]]', 3],
  ['"no list: [[[[["', 0],
  [String.raw`{"a":"\"[[[[\\","b":[]}`, 2],
  [String.raw`["\\\"[[[", []]`, 2],
  ['12', 0],
])('%s nests %i deep', (json, depth) => {
  const bytes = Buffer.from(json);
  expect(nestsDeeper(bytes, depth)).toBe(false);
  expect(depth === 0 || nestsDeeper(bytes, depth - 1)).toBe(true);
});

test('130,000 levels are found out at the first too many', () => {
  const bytes = Buffer.from('['.repeat(130_000));
  const started = performance.now();
  for (let time = 0; time < 1000; time += 1) expect(nestsDeeper(bytes, 20)).toBe(true);
  expect(performance.now() - started).toBeLessThan(1000);
});

describe('a body', () => {
  const tooLarge = new AppError('too_large', () => 'trop');
  const { begin } = makeArrivals({ maxBytes: 1000, perSender: 100, waiting: 0 });

  async function read(body: BodyInit, pace: { graceMs?: number; bytesPerSecond?: number } = {}) {
    const request = new Request('http://rihla.test', { method: 'POST', body, duplex: 'half' } as RequestInit);
    const arrival = await begin('someone');
    const bounds = {
      maxBytes: 100,
      tooLarge,
      arrival,
      pace: { graceMs: 5000, bytesPerSecond: 1e6, ...pace },
    };
    const outcome = await readLimited(request, bounds).catch((error: unknown) => error);
    arrival.end();
    return { outcome, cut: wasCutShort(request) };
  }
  const stalled = (first: string) =>
    new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from(first)) });

  test('is read whole within its limit', async () => {
    const { outcome, cut } = await read('x'.repeat(100));
    expect([String(outcome), cut]).toEqual(['x'.repeat(100), false]);
  });

  test('is cut where it passes the limit', async () => {
    expect(await read(stalled('x'.repeat(101)))).toEqual({ outcome: tooLarge, cut: true });
  });

  test('that stops coming is given up', async () => {
    const { outcome, cut } = await read(stalled('x'), { graceMs: 30 });
    expect([(outcome as AppError).code, cut]).toEqual(['too_slow', true]);
  });

  test('that drips slower than the pace is given up, however long it goes on', async () => {
    let timer: NodeJS.Timeout | undefined;
    const dripping = new ReadableStream({
      start(controller) {
        timer = setInterval(() => controller.enqueue(Buffer.from('x')), 5);
      },
    });
    const { outcome } = await read(dripping, { graceMs: 20, bytesPerSecond: 10_000 });
    clearInterval(timer);
    expect((outcome as AppError).code).toBe('too_slow');
  });

  test('whose client went away is an unfinished request, not a database that is away', async () => {
    const broken = new ReadableStream({
      pull() {
        throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
      },
    });
    expect(((await read(broken)).outcome as AppError).code).toBe('bad_request');
  });
});
