import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';

test('what a process makes once is the same for a module that is made anew', async () => {
  const { ofProcess } = await import('@/lib/core/memory/process');
  const make = vi.fn(() => new Map([['a', 1]]));
  const one = ofProcess('a test of it', make);
  expect(make).not.toHaveBeenCalled();
  const made = one();
  vi.resetModules();
  const anew = await import('@/lib/core/memory/process');
  expect(anew.ofProcess).not.toBe(ofProcess);
  expect(anew.ofProcess('a test of it', make)()).toBe(made);
  expect(one()).toBe(made);
  expect(make).toHaveBeenCalledOnce();
});

test('what could not be made is tried again', async () => {
  const { ofProcess } = await import('@/lib/core/memory/process');
  const make = vi
    .fn(() => ({ read: true }))
    .mockImplementationOnce(() => {
      throw new Error('the file is away');
    });
  const one = ofProcess('another test of it', make);
  expect(one).toThrow('the file is away');
  expect(one()).toEqual({ read: true });
});

test('each thing has a name of its own', () => {
  const names = readdirSync('lib', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(path.join('lib', file), 'utf8').matchAll(/\bofProcess(?:<[^(]*>)?\(\s*'([^']+)'/g),
    ])
    .map(([, name]) => name);
  expect(names.length).toBeGreaterThan(8);
  expect(new Set(names).size).toBe(names.length);
});
