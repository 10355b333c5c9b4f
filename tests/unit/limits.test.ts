import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { addressOf } from '@/lib/core/http/address.mjs';
import { waitingOf } from '@/lib/core/limits/waiting.mjs';
import { makeWindows } from '@/lib/core/limits/windows.mjs';
import { countWrite } from '@/lib/core/limits/writes';
import { readsLimit } from '@/server/reads.mjs';

test.each([
  [1, '1 s'],
  [59, '59 s'],
  [60, '1 min'],
  [61, '2 min'],
  [3599, '60 min'],
  [3600, '1 h'],
  [3601, '2 h'],
  [80_000, '23 h'],
])('%i seconds are %s', (seconds, words) => {
  const { n, unite } = waitingOf(seconds);
  expect(`${n} ${unite}`).toBe(words);
});

describe('a window', () => {
  const START = 1_000_000_020_000;

  test('lets so many pass, then says how long to wait, for each key by itself', () => {
    const count = makeWindows({ points: 3, seconds: 60 });
    expect([1, 2, 3, 4].map(() => count('a', START + 20_000))).toEqual([0, 0, 0, 40]);
    expect(count('b', START + 20_000)).toBe(0);
  });

  test('slides: a burst at its end is not two bursts', () => {
    const count = makeWindows({ points: 4, seconds: 60 });
    const end = START + 59_000;
    for (let time = 0; time < 4; time += 1) expect(count('a', end)).toBe(0);
    expect(count('a', end + 2_000)).toBeGreaterThan(0);
    expect(count('a', end + 40_000)).toBe(0);
    expect(count('a', end + 200_000)).toBe(0);
  });

  test('keeps no more keys than it may, whoever comes', () => {
    const count = makeWindows({ points: 1, seconds: 60, maxKeys: 100 });
    const before = process.memoryUsage().heapUsed;
    for (let key = 0; key < 200_000; key += 1) count(`key ${key}`, START);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(50_000_000);
    expect(count('key 199999', START)).toBeGreaterThan(0);
    expect(count('key 0', START)).toBe(0);
  });

  test('costs less than two microseconds', () => {
    const count = makeWindows({ points: 1e9, seconds: 60 });
    const keys = Array.from({ length: 1000 }, (_, number) => `203.0.113.${number}`);
    const started = performance.now();
    for (let time = 0; time < 200_000; time += 1) count(keys[time % 1000] ?? '');
    expect((performance.now() - started) / 200_000).toBeLessThan(0.002);
  });
});

test.each([
  ['203.0.113.9', 0, '203.0.113.9'],
  ['198.51.100.1, 203.0.113.9', 0, '203.0.113.9'],
  ['6.6.6.6, 198.51.100.1, 203.0.113.9', 1, '198.51.100.1'],
  ['203.0.113.9', 3, '203.0.113.9'],
  ['::ffff:203.0.113.9', 0, '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', 0, '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', 0, '2001:db8:1:2::/64'],
  ['2001:0db8::5:6:7:8:9', 0, '2001:db8:0:5::/64'],
  ['64:ff9b::192.0.2.1', 0, '64:ff9b:0:0::/64'],
  ['::1', 0, '0:0:0:0::/64'],
  ['fe80::1%eth0', 0, 'fe80:0:0:0::/64'],
  ['nobody', 0, 'unknown'],
  [null, 0, 'unknown'],
])('behind %s (%i proxies of ours) is %s', (forwarded, proxies, address) => {
  expect(addressOf(forwarded, proxies)).toBe(address);
});

test('an account that writes in a loop is stopped, an address later', () => {
  for (let time = 0; time < 600; time += 1) countWrite('account', 'looping');
  expect(() => countWrite('account', 'looping')).toThrow(/^Trop de demandes. Réessayez dans \d+ (s|min)\.$/);
  for (let time = 0; time < 601; time += 1) countWrite('address', '203.0.113.9');
  countWrite('account', 'calm');
});

test('an address that reads too much is refused, in the API’s words or as text; files and this machine are not counted', () => {
  const refuse = readsLimit({ proxies: 1, limit: { points: 2, seconds: 60 } });
  const read = (url: string, address: string, method = 'GET') => {
    const said: unknown[] = [];
    const response = {
      writeHead: (...head: unknown[]) => said.push(...head),
      end: (text: string) => said.push(text),
    };
    const request = { method, url, headers: { 'x-forwarded-for': `${address}, 127.0.0.1` } };
    return refuse(request as unknown as IncomingMessage, response as unknown as ServerResponse) ? said : null;
  };
  expect([read('/', '203.0.113.9'), read('/api/transports', '203.0.113.9', 'HEAD')]).toEqual([null, null]);
  const [status, headers, body] = read('/api/transports', '203.0.113.9') ?? [];
  expect([status, headers]).toEqual([429, expect.objectContaining({ 'Retry-After': expect.any(Number) })]);
  expect(JSON.parse(String(body))).toMatchObject({ status: 'error', code: 'rate_limited' });
  expect(read('/transporteurs', '203.0.113.9')?.[2]).toMatch(
    /^Trop de demandes depuis votre réseau. Réessayez dans \d+ (s|min)\.$/,
  );
  for (const url of ['/_next/static/a.js', '/uploads/a.webp', '/api/health'])
    expect(read(url, '203.0.113.9')).toBeNull();
  expect(read('/api/transports', '203.0.113.9', 'POST')).toBeNull();
  for (let time = 0; time < 5; time += 1) expect(read('/', '127.0.0.1')).toBeNull();
});
