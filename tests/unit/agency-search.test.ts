import { describe, expect, test } from 'vitest';
import { filterChips, readAgencySearch, searchHref } from '@/components/agences/agency-search';
import { wordsIn } from '@/components/words/words-of';
import { ecrans } from '@/lib/langues/ecrans';

describe('the directory’s address', () => {
  test.each([
    [{}, {}, '/agences'],
    [{ search: ' ', ville: '', services: '', utm_source: 'lettre' }, {}, '/agences'],
    [
      { search: ['atlas', 'rif'], ville: 'Tanger' },
      { search: 'atlas', ville: 'Tanger' },
      '/agences?search=atlas&ville=Tanger',
    ],
    [
      { services: 'stockage,emballage' },
      { services: ['stockage', 'emballage'] },
      '/agences?services=stockage&services=emballage',
    ],
    [
      { services: ['stockage', 'stockage, reception'] },
      { services: ['stockage', 'reception'] },
      '/agences?services=stockage&services=reception',
    ],
  ])('%j', (query, values, href) => {
    const search = readAgencySearch(query);
    expect(search.values).toEqual(values);
    expect(search.filters).toMatchObject({ limit: 20, ...values });
    expect(search.problems).toEqual({});
    expect(searchHref(search.values)).toBe(href);
  });

  test('says what is wrong and searches with the rest', () => {
    const { filters, problems } = readAgencySearch({
      search: 'a'.repeat(121),
      ville: 'Tanger',
      services: ['stockage', 'gardiennage'],
      cursor: 'abc',
    });
    expect(problems).toEqual({
      search: '120 caractères au plus.',
      services: 'Ce service n’existe pas.',
    });
    expect(filters).toEqual({
      userType: 'agency',
      ville: 'Tanger',
      services: ['stockage'],
      cursor: 'abc',
      limit: 20,
    });
  });

  test('has a chip for each filter in use, which takes only that one away', () => {
    const words = wordsIn<'agences/filtres'>('fr', ecrans.fr['agences/filtres']);
    const services = wordsIn<'users/service'>('fr', ecrans.fr['users/service']);
    const search = readAgencySearch({ search: 'fret', ville: 'tangier', services: 'stockage,reception' });
    expect(filterChips(words, services, search, 'Tanger')).toEqual([
      { label: '«\u00a0fret\u00a0»', href: '/agences?ville=tangier&services=stockage&services=reception' },
      { label: 'Tanger', href: '/agences?search=fret&services=stockage&services=reception' },
      { label: 'Stockage', href: '/agences?search=fret&ville=tangier&services=reception' },
      { label: 'Réception', href: '/agences?search=fret&ville=tangier&services=stockage' },
    ]);
  });
});
