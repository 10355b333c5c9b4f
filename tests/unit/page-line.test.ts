import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { pageLine, whenMade } from '@/server/page-line.mjs';

const answer = () =>
  Object.assign(new EventEmitter(), { writableNeedDrain: false }) as unknown as ServerResponse;

describe('pages that are made at once', () => {
  it('are as many as there are turns; the next have theirs in their order', async () => {
    const takeTurn = pageLine({ atOnce: 2, waiting: 5, longestMs: 60_000 });
    const [one, two] = await Promise.all([takeTurn(answer()), takeTurn(answer())]);
    const order: string[] = [];
    const third = takeTurn(answer()).then((giveBack) => {
      order.push('third');
      return giveBack;
    });
    const fourth = takeTurn(answer()).then((giveBack) => {
      order.push('fourth');
      return giveBack;
    });
    one?.();
    one?.(); // it had one turn
    const next = await third;
    expect(order).toEqual(['third']);
    next?.();
    await fourth;
    expect(order).toEqual(['third', 'fourth']);
    two?.();
  });

  it('nobody waits for longer than a reader does', async () => {
    const takeTurn = pageLine({ atOnce: 1, waiting: 5, longestMs: 20 });
    const giveBack = await takeTurn(answer());
    expect(await takeTurn(answer())).toBeUndefined();
    giveBack?.();
    expect(await takeTurn(answer())).toBeTypeOf('function');
  });

  it('a line that is full sends away at once', async () => {
    const takeTurn = pageLine({ atOnce: 1, waiting: 1, longestMs: 60_000 });
    const giveBack = await takeTurn(answer());
    const second = takeTurn(answer());
    expect(await takeTurn(answer())).toBeUndefined();
    giveBack?.();
    expect(await second).toBeTypeOf('function');
  });

  it('who has left is not waited for', async () => {
    const takeTurn = pageLine({ atOnce: 1, waiting: 5, longestMs: 60_000 });
    const giveBack = await takeTurn(answer());
    const leaving = answer();
    const left = takeTurn(leaving);
    const second = takeTurn(answer());
    leaving.emit('close');
    expect(await left).toBeUndefined();
    giveBack?.();
    expect(await second).toBeTypeOf('function');
  });
});

describe('a turn is given back', () => {
  it('when the page has been written', () => {
    const response = answer();
    let given = 0;
    whenMade(response, () => {
      given += 1;
    });
    response.emit('finish');
    expect(given).toBe(1);
  });

  it('when its reader keeps it waiting', async () => {
    const response = Object.assign(answer(), { writableNeedDrain: true });
    await new Promise<void>((resolve) => whenMade(response, resolve));
  });
});
