import { expect, it } from 'vitest';
import { spread } from '@/components/map/spread';

const at = (...points: [number, number][]) => points.map(([x, y]) => ({ x, y }));
const nearest = (points: { x: number; y: number }[]) =>
  Math.min(
    ...points.flatMap((one, nth) =>
      points.slice(nth + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    ),
  );

it('leaves what is far enough apart where it is', () => {
  expect(spread(at([0, 0], [30, 0], [0, 31]), 30)).toEqual(at([0, 0], [30, 0], [0, 31]));
});

it('moves two as little as they have to, each from the other', () => {
  const [one, other] = spread(at([0, 0], [0, 10]), 30);
  expect([one?.x, other?.x]).toEqual([0, 0]);
  expect(one?.y).toBeCloseTo(-10, 1);
  expect(other?.y).toBeCloseTo(20, 1);
});

it.each([
  ['the same place', at([5, 5], [5, 5])],
  ['there and back', at([0, 0], [3, 40], [0, 0])],
  ['a strait with five stops', at([0, 0], [4, 2], [8, 1], [9, 9], [2, 8])],
  ['twelve at one place', at(...Array.from({ length: 12 }, (): [number, number] => [7, 7]))],
])('every one is apart from all others: %s', (_, points) => {
  expect(nearest(spread(points, 30))).toBeGreaterThanOrEqual(30);
});
