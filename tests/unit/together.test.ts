import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { MOST_TOGETHER, together } from '@/lib/core/memory/together';

function counted(read = async (keys: readonly number[]) => keys.map((key) => key * 2)) {
  const statements: number[] = [];
  const ask = together<number, number>((keys) => {
    statements.push(keys.length);
    return read(keys);
  });
  return { ask, statements };
}

test('what is asked for in the same moment is read in one statement, and each gets its own', async () => {
  const { ask, statements } = counted();
  expect(await Promise.all([ask(1), ask(2), Promise.resolve().then(() => ask(3)), ask(1)])).toEqual([
    2, 4, 6, 2,
  ]);
  expect(statements).toEqual([4]);
});

test('nothing is remembered, and nobody gets what was begun before they asked', async () => {
  let written = 1;
  const { ask, statements } = counted(async (keys) => {
    const seen = written;
    await pause(20);
    return keys.map(() => seen);
  });
  const first = ask(1);
  await pause(10);
  written = 2;
  expect(await ask(1)).toBe(2);
  expect(await first).toBe(1);
  expect(statements).toEqual([1, 1]);
});

test('what a statement throws, each of its readers gets, and none of the next', async () => {
  let broken = true;
  const { ask } = counted(async (keys) => {
    if (broken) throw new Error('away');
    return [...keys];
  });
  const all = await Promise.allSettled([ask(1), ask(2)]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  broken = false;
  expect(await ask(3)).toBe(3);
});

test('a statement takes so many and no more', async () => {
  const { ask, statements } = counted();
  await Promise.all(Array.from({ length: MOST_TOGETHER + 1 }, (_, nth) => ask(nth)));
  expect(statements).toEqual([MOST_TOGETHER, 1]);
});
