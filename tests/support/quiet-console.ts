import { afterEach, beforeEach, expect } from 'vitest';

// Nothing may be written to the console behind our back. A test that expects a line replaces the method itself
// (vi.spyOn(console, 'error').mockImplementation(…)), and then nothing is recorded here.
let lines: string[] = [];
const record =
  (level: string) =>
  (...args: unknown[]) =>
    void lines.push(
      `console.${level}: ${args.map((arg) => (arg instanceof Error ? arg.stack : String(arg))).join(' ')}`,
    );

console.error = record('error');
console.warn = record('warn');

beforeEach(() => {
  lines = [];
});

afterEach(() => {
  expect(lines, 'unexpected console output').toEqual([]);
});
