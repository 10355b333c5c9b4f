import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { pageLine } from '@/server/page-line.mjs';
import { pageReaders } from '@/server/page-readers.mjs';

test('a page that nobody waits for any more leaves the line, one that somebody waits for stays', async () => {
  const takeTurn = pageLine({ atOnce: 1, waiting: 2, longestMs: 60_000 });
  const readers = pageReaders();
  const come = (address: string) => {
    const response = new EventEmitter();
    readers.come(address, response);
    return response;
  };
  const lineFor = (address: string) => takeTurn(readers.of(address) ?? new EventEmitter());

  come('/');
  const giveBack = await lineFor('/');
  const [first, second] = [come('/transporteurs'), come('/transporteurs')];
  const left = lineFor('/transporteurs');
  const stranger = come('/transporteurs?search=x');
  const alsoLeft = lineFor('/transporteurs?search=x');
  expect(await lineFor('/full')).toBeUndefined();

  stranger.emit('close');
  expect(await alsoLeft).toBeUndefined();
  expect(readers.of('/transporteurs?search=x')).toBeUndefined();
  first.emit('close');
  expect(readers.of('/transporteurs')).toBeDefined();
  come('/demandes');
  const next = lineFor('/demandes');
  second.emit('close');
  expect(await left).toBeUndefined();
  giveBack?.();
  expect(await next).toBeTypeOf('function');
});
