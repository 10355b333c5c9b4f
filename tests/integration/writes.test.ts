import { expect, test } from 'vitest';
import { POST as reserve } from '@/app/api/reservations/route';
import { DELETE as leave } from '@/app/api/transports/[id]/route';
import { call } from '../support/http';

// What the server's own door says of a client (server/incoming.mjs); nobody is logged in, so no write gets further.
const from = (address: string) => ({
  method: 'POST',
  headers: { 'x-forwarded-for': `6.6.6.6, ${address}` },
});
const statusFrom = async (address: string) => (await call(reserve, from(address))).status;
const quickly = (address: string) => {
  const { method, headers } = from(address);
  const request = new Request('http://localhost:3000/api/reservations', { method, headers });
  return reserve(request, { params: Promise.resolve({}) });
};

test('one address writes three thousand times in five minutes, whatever it writes; the next is told to wait', async () => {
  for (let time = 0; time < 3_000; time += 1) await quickly('203.0.113.50');
  const refused = await call(reserve, from('203.0.113.50'));
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    429,
    'rate_limited',
    expect.stringMatching(/^Trop de demandes. Réessayez dans \d+ (s|min)\.$/),
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const other = await call(leave, { ...from('203.0.113.50'), method: 'DELETE', params: { id: 'x' } });
  expect(other.status).toBe(429);
  expect(await statusFrom('203.0.113.51')).toBe(401);
});

test('a household’s addresses are one: IPv6 counts by its /64', async () => {
  for (let host = 1; host <= 3_000; host += 1) await quickly(`2001:db8:1:2:${host.toString(16)}::7`);
  expect(await statusFrom('2001:db8:1:2:ffff::1')).toBe(429);
  expect(await statusFrom('2001:db8:1:3:ffff::1')).toBe(401);
});
