import { AssertionError } from 'node:assert';
import { expect, test } from 'vitest';
import { cannotRun, hasFailed } from '@/scripts/attack/attack';

test('an attack that could not be run is no failure at home, and one where everything must run', () => {
  const missing = cannotRun('nginx is missing');
  expect([hasFailed(missing, false), hasFailed(missing, true)]).toEqual([false, true]);
  const stood = new AssertionError({ message: 'it was kept' });
  expect([hasFailed(stood, false), hasFailed(stood, true)]).toEqual([true, true]);
});
