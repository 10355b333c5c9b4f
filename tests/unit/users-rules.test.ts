import { describe, expect, it } from 'vitest';
import { COUNTRIES, findCountry } from '@/lib/core/cities/countries';
import {
  ageOn,
  averageRating,
  birthDateProblem,
  normalisePhone,
  normaliseSiret,
  safeCallback,
  siretProblem,
} from '@/lib/users/rules/account';

describe('safeCallback stays on this site', () => {
  it.each([
    ['/transporteurs/42?x=1#avis', '/transporteurs/42?x=1#avis'],
    ['/', '/'],
    ['/profile', '/profile'],
    ['/transporteurs?retour=https://exemple.fr', '/transporteurs?retour=https://exemple.fr'],
    ['/%2Fevil.com', '/%2Fevil.com'],
    ['/loginx', '/loginx'],
  ])('keeps %s', (wanted, expected) => expect(safeCallback(wanted)).toBe(expected));

  it.each([
    null,
    undefined,
    '',
    '//evil.com',
    '///evil.com',
    '/\\evil.com',
    '\\\\evil.com',
    'https://evil.com',
    'javascript:alert(1)',
    'evil.com',
    '/\tevil',
    '/\n/evil.com',
    '/.//evil.com',
    '/x/..//evil.com',
    '/login',
    '/login/',
    '/login?callbackUrl=/login',
    '/x/../login',
    '/register',
    '/forgot-password',
    '/api/auth/logout',
    ' /profile',
  ])('refuses %j', (wanted) => expect(safeCallback(wanted)).toBe('/'));
});

it.each([
  ['06 12 34 56 78', '0612345678'],
  ['+33 (0)6.12.34.56.78', '+33612345678'],
  ['00212 661-22-33-44', '+212661223344'],
  ['+33 06 12 34 56 78', '+33612345678'],
  ['+33 6 12 34 56', null],
  ['+33 6 12 34 56 78 9', null],
  ['+221 77 123 45 67', '+221771234567'],
  ['+49 30 123456', '+4930123456'],
  ['٠٦', null],
  ['12345', null],
  ['+1234567890123456', null],
  ['appelez-moi', null],
  ['', null],
])('phone %j is %j', (text, expected) => expect(normalisePhone(text)).toBe(expected));

it.each([
  ['732 829 320 00074', '73282932000074'],
  ['ICE-001234', 'ICE001234'],
  ['1234', null],
  ['A'.repeat(21), null],
])('company number %j is kept as %j', (text, expected) => expect(normaliseSiret(text)).toBe(expected));

it.each([
  ['73282932000074', 'France', null],
  ['1234567890001', 'France', 'length'],
  ['ICE00123456789', 'France', 'length'],
  ['73282932000075', 'France', 'checksum'],
  ['73282392000074', 'France', 'checksum'],
  // La Poste: its branches have their own checksum, its seat Luhn's.
  ['35600000009075', 'France', null],
  ['35600000000048', 'France', null],
  ['35600000009076', 'France', 'checksum'],
  ['12345678900012', 'Maroc', null],
  ['ICE001234', 'Maroc', null],
])('company number %s in %s: %j', (siret, country, expected) =>
  expect(siretProblem(siret, country)).toBe(expected),
);

describe('birth date on 2026-11-21', () => {
  it.each([
    ['1990-05-17', null],
    ['2008-11-21', null],
    ['2008-11-22', 'minor'],
    ['2026-11-21', 'future'],
    ['2030-01-01', 'future'],
    ['1890-01-01', 'year'],
    ['1990-02-30', 'invalid'],
    ['17/05/1990', 'invalid'],
    ['', 'invalid'],
  ])('%j is %j', (day, problem) => expect(birthDateProblem(day, '2026-11-21')).toBe(problem));

  it('counts full years', () => {
    expect(ageOn('2000-11-21', '2026-11-21')).toBe(26);
    expect(ageOn('2000-11-22', '2026-11-21')).toBe(25);
  });
});

it.each([
  [0, 0, null],
  [9, 2, 4.5],
  [14, 3, 4.7],
])('the average of %i over %i is %j', (sum, count, expected) =>
  expect(averageRating(sum, count)).toBe(expected),
);

describe('countries', () => {
  it('has France first, then the alphabet, without a code twice', () => {
    const [first, ...rest] = COUNTRIES.map((country) => country.name);
    expect(first).toBe('France');
    expect(rest).toEqual([...rest].sort(new Intl.Collator('fr').compare));
    expect(new Set(COUNTRIES.map((country) => country.code)).size).toBe(COUNTRIES.length);
    expect(COUNTRIES.length).toBe(104);
  });

  it.each([
    ['france', 'FR'],
    ['FR', 'FR'],
    ["cote d'ivoire", 'CI'],
    ['Ivory Coast', null],
    ['Morocco', 'MA'],
    ['Sénégal', 'SN'],
    ['Canada', null],
    ['', null],
  ])('%j is %j', (text, code) => expect(findCountry(text)?.code ?? null).toBe(code));
});
