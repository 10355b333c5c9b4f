import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, it, vi } from 'vitest';
import { forget, remember } from '@/lib/core/memory/cache';

const request = new AsyncLocalStorage<string>();

describe('what is remembered', () => {
  it('is read outside the request that asks for it', async () => {
    const seen = await request.run('a page', () =>
      remember('kind', 'outside', 60, async () => request.getStore()),
    );
    expect(seen).toBeUndefined();
  });

  it('is read once, also by those who ask at the same time', async () => {
    let reads = 0;
    const read = async () => {
      reads += 1;
      return reads;
    };
    const answers = [remember('kind', 'once', 60, read), remember('kind', 'once', 60, read)];
    expect(await Promise.all(answers)).toEqual([1, 1]);
    expect(await remember('kind', 'once', 60, read)).toBe(1);
    forget('kind', 'once');
    expect(await remember('kind', 'once', 60, read)).toBe(2);
  });

  it('is not kept when it was forgotten while it was read', async () => {
    let finish = (_value: string): void => {};
    const old = remember(
      'kind',
      'late',
      60,
      () =>
        new Promise<string>((resolve) => {
          finish = resolve;
        }),
    );
    forget('kind');
    const fresh = remember('kind', 'late', 60, async () => 'new');
    finish('old');
    expect(await Promise.all([old, fresh])).toEqual(['old', 'new']);
    expect(await remember('kind', 'late', 60, async () => 'newer')).toBe('new');
  });

  it('is bounded by its size', async () => {
    const large = 'x'.repeat(1_000_000);
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) await remember('large', key, 60, async () => large);
    expect(await remember('large', 'f', 60, async () => 'again')).toBe(large);
    expect(await remember('large', 'a', 60, async () => 'again')).toBe('again');
  });

  it('is bounded by time: it is read anew when it is over, and let go of though nobody asks for it', async () => {
    const process = globalThis as { rihlaOfProcess?: Map<string, unknown> };
    const before = process.rihlaOfProcess;
    // What lru-cache tells the time by.
    const clock = vi.spyOn(performance, 'now');
    vi.useFakeTimers();
    clock.mockImplementation(() => Date.now());
    try {
      // A process of its own, which begins now.
      vi.resetModules();
      delete process.rihlaOfProcess;
      const memory = await import('@/lib/core/memory/cache');
      const { ofProcess } = await import('@/lib/core/memory/process');
      type Kinds = Map<string, { size: number }>;
      const made = () => ({ remembered: new Map() as Kinds, versions: new Map() as Kinds });
      const { remembered, versions } = ofProcess('memory', made)();
      const ask = (now: string) => memory.remember('aged', 'key', 90, async () => now);
      const versioned = [{ id: 'a', version: '1', value: 'kept' }];
      await memory.asVersioned('aged', versioned, async () => versioned);
      expect(await ask('old')).toBe('old');
      await vi.advanceTimersByTimeAsync(89_000);
      expect(await ask('new')).toBe('old');
      await vi.advanceTimersByTimeAsync(2_000);
      expect(await ask('new')).toBe('new');
      await vi.advanceTimersByTimeAsync(90_000 + 60_000);
      expect(remembered?.get('aged')?.size).toBe(0);
      expect(versions?.get('aged')?.size).toBe(1);
      await vi.advanceTimersByTimeAsync(61 * 60_000);
      expect(versions?.get('aged')?.size).toBe(0);
    } finally {
      vi.useRealTimers();
      clock.mockRestore();
      if (before) process.rihlaOfProcess = before;
    }
  });

  it('is no failure', async () => {
    await expect(remember('kind', 'failed', 60, () => Promise.reject(new Error('away')))).rejects.toThrow(
      'away',
    );
    expect(await remember('kind', 'failed', 60, async () => 'back')).toBe('back');
  });
});
