import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';
import { isStopping } from '../lib/processes.mjs';
import { say, sayError, step } from '../lib/say.mjs';

/** @typedef {{ passed: number, failures: string[], skipped: number }} Counts what a run's tests did; the failed ones by name, with what was wrong */

/** @type {{ label: string, failed: boolean, seconds: number }[]} */
const results = [];
/** @type {Counts} */
const totals = { passed: 0, failures: [], skipped: 0 };

/**
 * Runs one part of the suite; a failure is remembered and the next part runs all the same. Work that announces its
 * own steps is not announced twice.
 * @param {string} label
 * @param {() => Promise<unknown>} work
 * @param {{ announced?: boolean }} [options]
 * @returns {Promise<boolean>} whether it went well
 */
export async function part(label, work, { announced = false } = {}) {
  const start = Date.now();
  let failed = false;
  try {
    await (announced ? work() : step(label, work));
  } catch (error) {
    if (isStopping()) return false;
    sayError(error);
    failed = true;
  }
  results.push({ label, failed, seconds: Math.round((Date.now() - start) / 1000) });
  return !failed;
}

/**
 * Where a test runner writes its report; what an earlier run left is gone.
 * @param {string} name
 */
export function report(name) {
  mkdirSync(inRoot('.test'), { recursive: true });
  const file = inRoot('.test', name);
  rmSync(file, { force: true });
  return file;
}

/**
 * Adds what a report counts to the totals; a report that was never written counts nothing.
 * @param {string} file
 * @param {(json: any) => Counts} read
 */
export function count(file, read) {
  if (!existsSync(file)) return;
  const { passed, failures, skipped } = read(JSON.parse(readFileSync(file, 'utf8')));
  totals.passed += passed;
  totals.failures.push(...failures);
  totals.skipped += skipped;
}

/** The summary, the failed tests with what was wrong and, where tests ran, the closing line that counts them; the exit code follows. */
export function conclude() {
  say('\nRésumé');
  for (const { label, failed, seconds } of results) say(`  ${failed ? '✖' : '✓'} ${label} (${seconds} s)`);
  if (totals.skipped > 0) say(`  ${totals.skipped} test(s) sauté(s)`);
  const brokenParts = results.filter(({ failed }) => failed).length;
  for (const failure of totals.failures) say(`  ✖ ${failure}`);
  const failed = totals.failures.length;
  if (totals.passed + failed + totals.skipped > 0)
    say(`${totals.passed} passed, ${Math.max(failed, brokenParts)} failed`);
  process.exitCode = brokenParts > 0 ? 1 : 0;
}
