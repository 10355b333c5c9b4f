import { expect, test } from 'vitest';
import { reachedAt } from '@/lib/users/queries/phone';

test.each([
  ['771234567', 'Dakar', '+221771234567', '+221 77 123 45 67'],
  ['0522123456', 'Casablanca', '+212522123456', '+212 5 22 12 34 56'],
  ['+33612345678', 'Dakar', '+33612345678', '+33 6 12 34 56 78'],
  ['0612345678', 'Lyon', '+33612345678', '+33 6 12 34 56 78'],
  // Of no country that we know, or no number of its own.
  ['771234567', null, '771234567', '771234567'],
  ['123456', 'Dakar', '123456', '123456'],
])('%s in %s is reached at %s', async (phone, ville, dialled, shown) => {
  expect(await reachedAt(phone, ville)).toEqual({ dialled, shown: shown.replaceAll(' ', '\u00a0') });
});
