import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { markOutside } from '@/lib/core/memory/outside';
import { MOST_TOGETHER, together } from '@/lib/core/memory/together';

markOutside();

type Row = { id: string; seen: string };
const rowOf = (id: string): Row => ({ id, seen: `seen ${id}` });

function counted(read = async (ids: readonly string[]) => ids.map(rowOf)) {
  const statements: number[] = [];
  const ask = together<Row>((ids) => {
    statements.push(ids.length);
    return read(ids);
  });
  return { ask, statements };
}

test('what is asked for in the same moment is read in one statement, and each gets their own', async () => {
  const { ask, statements } = counted(async (ids) =>
    ids.filter((id) => id !== 'gone').flatMap((id) => [rowOf(id), rowOf(id)]),
  );
  const answers = await Promise.all([
    ask('a'),
    ask('gone'),
    Promise.resolve().then(() => ask('b')),
    ask('a'),
  ]);
  expect(answers.map((rows) => rows.map(({ seen }) => seen))).toEqual([
    ['seen a', 'seen a'],
    [],
    ['seen b', 'seen b'],
    ['seen a', 'seen a'],
  ]);
  expect(statements).toEqual([3]);
});

test('nothing is remembered, and nobody gets what was begun before they asked', async () => {
  let written = 'first';
  const { ask, statements } = counted(async (ids) => {
    const seen = written;
    await pause(20);
    return ids.map((id) => ({ id, seen }));
  });
  const first = ask('a');
  await pause(10);
  written = 'second';
  expect(await ask('a')).toEqual([{ id: 'a', seen: 'second' }]);
  expect(await first).toEqual([{ id: 'a', seen: 'first' }]);
  expect(statements).toEqual([1, 1]);
});

test('what a statement throws, each of its readers gets, and none of the next', async () => {
  let broken = true;
  const { ask } = counted(async (ids) => {
    if (broken) throw new Error('away');
    return ids.map(rowOf);
  });
  const all = await Promise.allSettled([ask('a'), ask('b')]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  broken = false;
  expect(await ask('c')).toEqual([rowOf('c')]);
});

test('a statement takes so many and no more', async () => {
  const { ask, statements } = counted();
  await Promise.all(Array.from({ length: MOST_TOGETHER + 1 }, (_, nth) => ask(String(nth))));
  expect(statements).toEqual([MOST_TOGETHER, 1]);
});

test('what it keeps until the next statement is none of the request that asked', async () => {
  const request = new AsyncLocalStorage<string>();
  const where: (string | undefined)[] = [];
  const { ask } = counted(async (ids) => {
    where.push(request.getStore());
    return ids.map(rowOf);
  });
  await request.run('theirs', async () => {
    await ask('a');
    where.push(request.getStore());
  });
  expect(where).toEqual([undefined, 'theirs']);
});
