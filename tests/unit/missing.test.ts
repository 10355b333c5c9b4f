import { afterEach, expect, test, vi } from 'vitest';
import { goWithout } from '@/scripts/lib/missing.mjs';

const CHECKER = { label: 'Le vérificateur', packages: 'npm vnu-jar', leftOut: 'aucun écran n’est lu' };

afterEach(() => vi.restoreAllMocks());

test('a program that could not be had is a failure where everything must run, unless its source does not answer', () => {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  const without = (reachable: boolean, ci: boolean) => () => goWithout({ ...CHECKER, reachable }, ci);
  expect(without(true, true)).toThrow(/^Le vérificateur manque .*npm vnu-jar.*aucun écran/);
  expect(lines).toEqual([]);
  for (const [reachable, ci] of [
    [false, true],
    [true, false],
    [false, false],
  ] as const)
    expect(without(reachable, ci)).not.toThrow();
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/sa source ne répond pas/);
  expect(lines[1]).not.toMatch(/sa source/);
});
