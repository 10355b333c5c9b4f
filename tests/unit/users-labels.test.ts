import { expect, test } from 'vitest';
import { displayName, ENDED, formatPhone, formatSiret } from '@/lib/users/labels';
import { isEndedName } from '@/lib/users/rules/ended-name';

const read = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['+33612345678', '+33 6 12 34 56 78'],
  ['0612345678', '06 12 34 56 78'],
  ['+212612345678', '+212 6 12 34 56 78'],
  ['+221771234567', '+221771234567'],
  ['+3361234567', '+3361234567'],
  ['612345678', '612345678'],
])('the number %s is read as %s', (stored, shown) => expect(read(formatPhone(stored))).toBe(shown));

test.each([
  ['73282932000074', '732 829 320 00074'],
  ['BE0123456789', 'BE0123456789'],
])('the company number %s is read as %s', (stored, shown) => expect(read(formatSiret(stored))).toBe(shown));

test('an account that has ended is called so in its reader’s language, and nobody can take that name', () => {
  expect(displayName(ENDED)).toBe('Compte supprimé');
  expect(displayName(ENDED, 'ar')).toBe('حساب محذوف');
  expect(displayName({ firstName: 'Amina', lastName: 'Berrada' }, 'en')).toBe('Amina Berrada');
  expect(['compte SUPPRIME', 'Deleted account', 'حساب محذوف'].map(isEndedName)).toEqual([true, true, true]);
});
