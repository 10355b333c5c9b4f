import { describe, expect, it } from 'vitest';
import { searchSummary } from '@/components/transports/search-summary';
import { transportDates } from '@/components/transports/transport-dates';
import { filterChips, readTransportSearch, searchHref } from '@/components/transports/transport-search';
import { wordsIn } from '@/components/words/words-of';
import { ecrans } from '@/lib/langues/ecrans';
import type { Langue } from '@/lib/langues/langue.mjs';

const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');
const liste = (langue: Langue) => wordsIn<'transports/liste'>(langue, ecrans[langue]['transports/liste']);
const type = wordsIn<'transports/type'>('fr', ecrans.fr['transports/type']);
const dates = wordsIn<'transports/dates'>('fr', ecrans.fr['transports/dates']);
const filtersOf = (query: Record<string, string>) => readTransportSearch(query).filters;

describe('reading the address', () => {
  it('overlooks blanks, repeats and names that are not filters', () => {
    const { filters, values, problems } = readTransportSearch({
      villeDepart: ['Lyon', 'Paris'],
      villeArrivee: ' ',
      date: '',
      utm_source: 'lettre',
    });
    expect(values).toEqual({ villeDepart: 'Lyon' });
    expect(filters).toMatchObject({ villeDepart: 'Lyon', sort: 'date', limit: 20 });
    expect(problems).toEqual({});
  });

  it('understands a decimal comma', () => {
    expect(filtersOf({ poidsMax: '7,5' }).poidsMax).toBe(7.5);
  });

  it('says what is wrong and searches with the rest', () => {
    const { filters, problems } = readTransportSearch({
      villeDepart: 'Lyon',
      date: '12/12/2026',
      poidsMax: '-3',
      type: 'Agence',
      sort: 'prix',
    });
    expect(Object.keys(problems).sort()).toEqual(['date', 'poidsMax', 'sort', 'type']);
    expect(problems.poidsMax).toBe('Le poids doit être supérieur à 0 kg.');
    expect(filters).toMatchObject({ villeDepart: 'Lyon', sort: 'date' });
    expect(filters.date).toBeUndefined();
  });
});

describe('writing the address', () => {
  it.each([
    [{}, {}, '/transporteurs'],
    [
      { villeArrivee: 'Tanger', villeDepart: 'Lyon' },
      {},
      '/transporteurs?villeDepart=Lyon&villeArrivee=Tanger',
    ],
    [{ sort: 'date', poidsMax: '8' }, {}, '/transporteurs?poidsMax=8'],
    [{ villeDepart: 'Lyon', date: '2026-12-12' }, { date: undefined }, '/transporteurs?villeDepart=Lyon'],
    [{ villeDepart: 'Lyon' }, { cursor: 'abc' }, '/transporteurs?villeDepart=Lyon&cursor=abc'],
    [{ search: 'a&b=c' }, {}, '/transporteurs?search=a%26b%3Dc'],
  ])('%j with %j', (values, change, expected) => {
    expect(searchHref(values, change)).toBe(expected);
  });

  it('makes a chip of each filter in use, and none of the order', () => {
    const search = readTransportSearch({ villeDepart: 'tangier', date: '2026-12-01', sort: 'recent' });
    expect(filterChips({ liste: liste('fr'), type }, search, { depart: 'Tanger' })).toEqual([
      { label: 'De Tanger', href: '/transporteurs?date=2026-12-01&sort=recent' },
      { label: 'Le 1er décembre', href: '/transporteurs?villeDepart=tangier&sort=recent' },
    ]);
  });
});

describe('the sentence under the title', () => {
  const lyonTanger = { depart: 'Lyon', arrivee: 'Tanger' };
  it.each([
    [{ total: 28, exacts: 28 }, {}, {}, '28 trajets à venir entre l’Europe et l’Afrique.'],
    [{ total: 0, exacts: 0 }, {}, {}, 'Aucun trajet.'],
    [
      { total: 16, exacts: 2, partiels: 14 },
      { date: '2026-12-12', poidsMax: '8' },
      lyonTanger,
      '2 trajets exacts et 14 partiels de Lyon à Tanger, le 12 décembre, avec 8 kg libres.',
    ],
    [{ total: 2, exacts: 1, partiels: 1 }, {}, lyonTanger, '1 trajet exact et 1 partiel de Lyon à Tanger.'],
    [
      { total: 3, exacts: 0, partiels: 3 },
      {},
      lyonTanger,
      'Aucun trajet exact et 3 partiels de Lyon à Tanger.',
    ],
    [{ total: 0, exacts: 0, partiels: 0 }, {}, lyonTanger, 'Aucun trajet de Lyon à Tanger.'],
    [{ total: 45, exacts: 45 }, {}, lyonTanger, '45 trajets de Lyon à Tanger.'],
    [
      { total: 1000, exacts: 1000, totalIsMinimum: true },
      { type: 'Professionnel' },
      { depart: 'Alger' },
      'Plus de 1 000 trajets au départ d’Alger, proposés par des professionnels.',
    ],
    [
      { total: 1, exacts: 1 },
      { search: 'ferry' },
      { arrivee: 'Le Caire' },
      '1 trajet à destination du Caire, pour « ferry ».',
    ],
    [
      { total: 4, exacts: 4 },
      {},
      { depart: 'Le Havre', arrivee: 'Les Mureaux' },
      '4 trajets du Havre aux Mureaux.',
    ],
    [{ total: 4, exacts: 4 }, {}, { depart: 'Évry', arrivee: 'Abidjan' }, '4 trajets d’Évry à Abidjan.'],
    [{}, {}, lyonTanger, 'La suite des trajets de Lyon à Tanger.'],
  ])('%j %j', (meta, query, villes, expected) => {
    const sentence = searchSummary(
      liste('fr'),
      { nextCursor: null, ...meta },
      filtersOf(query as Record<string, string>),
      villes,
    );
    expect(plain(sentence)).toBe(expected);
  });

  it.each([
    ['en' as const, '2 exact trips and 14 partial from Lyon to Tanger, on 12 December, with 8 kg free.'],
    ['ar' as const, 'رحلتان مطابقتان تمامًا و14 رحلة جزئيًا من Lyon إلى Tanger، يوم 12 دجنبر، مع 8 كغ متاحة.'],
  ])('in another language: %s', (langue, expected) => {
    const meta = { nextCursor: null, total: 16, exacts: 2, partiels: 14 };
    const filters = filtersOf({ date: '2026-12-12', poidsMax: '8' });
    const sentence = searchSummary(liste(langue), meta, filters, lyonTanger);
    expect(plain(sentence).replace(/[\u2066-\u2069]/g, '')).toBe(expected);
  });
});

describe('a card’s dates', () => {
  const transport = (dateDepart: string, dateArrivee: string) => {
    const etape = { _id: '', ville: '', date: '', latitude: null, longitude: null, capacite: 1, libre: 1 };
    const actions = { collecte: true, depot: true };
    return transportDates(dates, {
      etapes: [
        { ...etape, actions, timezone: 'Europe/Paris' },
        { ...etape, actions, timezone: 'Africa/Dakar' },
      ],
      route: {
        depart: 0,
        arrivee: 1,
        villeDepart: '',
        villeArrivee: '',
        match: 'entier',
        dateDepart,
        dateArrivee,
      },
    });
  };
  it.each([
    [
      'another day',
      '2026-12-12T05:30:00Z',
      '2026-12-13T14:00:00Z',
      'sam. 12 décembre, 6 h 30, arrivée dim. 13, 14 h',
    ],
    [
      'the same day',
      '2026-12-12T05:30:00Z',
      '2026-12-12T14:10:00Z',
      'sam. 12 décembre, 6 h 30, arrivée 14 h 10',
    ],
    [
      'another month',
      '2026-12-31T20:00:00Z',
      '2027-01-01T02:00:00Z',
      'jeu. 31 décembre, 21 h, arrivée ven. 1er janvier, 2 h',
    ],
    ['no arrival of its own', '2026-12-12T05:30:00Z', '2026-12-12T05:30:00Z', 'sam. 12 décembre, 6 h 30'],
  ])('%s', (_, depart, arrivee, expected) => {
    expect(plain(transport(depart, arrivee))).toBe(expected);
  });
});
