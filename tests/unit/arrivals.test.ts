import { expect, test } from 'vitest';
import { makeArrivals } from '@/lib/core/limits/arrivals';

test('holds what it may, refuses the next byte, and has room again when one has ended', async () => {
  const { begin } = makeArrivals({ maxBytes: 100, perSender: 9, waiting: 0 });
  const [first, second] = [await begin('a'), await begin('b')];
  first.grow(60);
  second.grow(40);
  const refusal = expect.objectContaining({ code: 'unavailable', retryAfterSeconds: 5 });
  expect(() => second.grow(1)).toThrow(refusal);
  first.end();
  first.end();
  second.grow(60);
  expect(() => second.grow(1)).toThrow(refusal);
});

test('one sender has so many at once, the next ones wait in their order, the others are refused', async () => {
  const { begin } = makeArrivals({ maxBytes: 100, perSender: 2, waiting: 2 });
  const [first, second] = [await begin('a'), await begin('a')];
  const order: string[] = [];
  const [third, fourth] = [begin('a'), begin('a')];
  third.then(() => order.push('third'));
  fourth.then(() => order.push('fourth'));
  await expect(begin('a')).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 5 });
  (await begin('b')).end();
  expect(order).toEqual([]);
  first.end();
  const next = await third;
  expect(order).toEqual(['third']);
  second.end();
  for (const arrival of [next, await fourth]) arrival.end();
  const again = [await begin('a'), await begin('a')];
  expect(order).toEqual(['third', 'fourth']);
  for (const arrival of again) arrival.end();
});
