import { AsyncLocalStorage } from 'node:async_hooks';
import { ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { asPartOf, knowAnswers } from '@/lib/core/http/answering.mjs';
import { readOnce } from '@/lib/core/http/read-once';

knowAnswers(() => new AsyncLocalStorage<ServerResponse>());
const answering = <T>(work: () => T) =>
  asPartOf(new ServerResponse({ method: 'GET', headers: {} } as never), work);

test('what a read threw is its answer’s: the error’s page does not wait for it a second time', async () => {
  const read = vi.fn(async (id: string) => {
    if (id === 'held') throw new Error('out of time');
    return id;
  });
  const once = readOnce(read);
  await answering(async () => {
    await expect(once('held')).rejects.toThrow('out of time');
    await expect(once('held')).rejects.toThrow('out of time');
    expect(read).toHaveBeenCalledTimes(1);
    expect(await once('other')).toBe('other');
  });
  await expect(answering(() => once('held'))).rejects.toThrow('out of time');
  expect(read).toHaveBeenCalledTimes(3);
});

test('work that gives nothing is done once as a part of an answer', () => {
  const work = vi.fn();
  answering(work);
  expect(work).toHaveBeenCalledTimes(1);
});
