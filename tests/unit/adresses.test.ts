import { expect, test } from 'vitest';
import { addressIn, langueOfAddress } from '@/lib/langues/adresse.mjs';

test.each([
  ['/', '/en', '/ar'],
  [
    '/transporteurs?date=2026-12-01',
    '/en/transporteurs?date=2026-12-01',
    '/ar/transporteurs?date=2026-12-01',
  ],
  ['/#avis', '/en#avis', '/ar#avis'],
  ['/?x=1', '/en?x=1', '/ar?x=1'],
  ['/entreprise', '/en/entreprise', '/ar/entreprise'],
])('%s has its own address in each language, and comes back from each', (french, english, arabic) => {
  for (const from of [french, english, arabic]) {
    expect([addressIn('fr', from), addressIn('en', from), addressIn('ar', from)]).toEqual([
      french,
      english,
      arabic,
    ]);
  }
  expect(langueOfAddress(english)).toEqual({ langue: 'en', path: french });
  expect(langueOfAddress(french)).toEqual({ langue: 'fr', path: french });
});

test.each([
  'https://rihla.example/x',
  '//evil.example',
  '#avis',
  'mailto:a@b.example',
  '/api/users/me',
  '/uploads/a.webp',
  '/_next/x',
  '/drawings.svg#a',
  '/sitemap.xml',
])('%s has no language', (address) => {
  expect(addressIn('ar', address)).toBe(address);
});

test.each(['/apis', '/mapremonde', '/uploadsx'])('%s only begins like what has none', (address) => {
  expect(addressIn('en', address)).toBe(`/en${address}`);
});

test('no address of a language leads off the site', () => {
  expect(addressIn('fr', '/en//evil.example')).toBe('/evil.example');
  expect(addressIn('ar', '/en///evil.example/a')).toBe('/ar/evil.example/a');
});
