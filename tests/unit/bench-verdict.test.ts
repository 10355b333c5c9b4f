import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { printDeliveries } from '@/scripts/bench/deliveries';
import { conclude } from '@/scripts/bench/verdict';
import { filesBelow } from '../support/files';

test('a benchmark whose figures are all reached ends well; one that was missed ends it badly, and is named last', () => {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  const deliveries = { count: 10_000, seconds: 5, repeated: 0, worker: 1, database: 1 };
  printDeliveries(deliveries);
  const well = conclude();
  printDeliveries({ ...deliveries, repeated: 3 });
  const badly = conclude();
  vi.restoreAllMocks();
  expect([well, badly]).toEqual([0, 1]);
  expect(lines.at(-1)).toContain('3 en double');
});

test('every figure of the benchmark is judged in one place, whose verdict is the command’s exit code', () => {
  const judges = filesBelow('scripts/bench').filter((file) => readFileSync(file, 'utf8').includes('✖'));
  expect(judges).toEqual(['scripts/bench/verdict.ts']);
  expect(readFileSync('scripts/bench/main.ts', 'utf8')).toContain('process.exitCode = conclude();');
});
