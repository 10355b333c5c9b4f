import { describe, expect, it, test } from 'vitest';
import { findCity, placeKey } from '@/lib/core/cities/find';
import { gazetteer } from '@/lib/core/cities/gazetteer';
import { keptPlace, placeIn, placesIn, routeIn } from '@/lib/core/cities/names';
import { suggestCities } from '@/lib/core/cities/suggest';
import { normaliser } from '@/lib/core/text/normaliser';
import { dePlace } from '@/lib/core/text/text';

const names = (prefix: string, limit?: number) => suggestCities(prefix, limit).map((city) => city.name);

describe('normaliser', () => {
  it.each([
    ['L’Haÿ-les-Roses ', 'l hay les roses'],
    ['N’Djamena', 'n djamena'],
    ['Mons-en-Barœul', 'mons en baroeul'],
    ['ŁÓDŹ', 'lodz'],
    ['الإِسكندريّة', 'الاسكندريه'],
    ['  ', ''],
  ])('%s', (text, expected) => {
    expect(normaliser(text)).toBe(expected);
  });
});

describe('one place, one key', () => {
  it.each([
    [
      'Tanger',
      [
        'Tangier',
        'طنجة',
        'tangeR',
        'TÁNGER',
        ' tanger ',
        'Tanja',
        'Tanger, Maroc',
        'Tanger (Maroc)',
        'tanger maroc',
      ],
    ],
    ['Casablanca', ['casa', 'الدار البيضاء', 'Casa-Blanca', 'Casablanca, Morocco']],
    ['Alger', ['Algiers', 'الجزائر', 'alger, algérie']],
    ['Bruxelles', ['Brussels', 'Brussel', 'bruxelle', 'Bruxelles, Belgique']],
    ['Londres', ['London', 'londre', 'Londres, Angleterre']],
    ['Fès', ['Fes', 'Fez', 'فاس']],
    ['Saint-Étienne', ['St Etienne', 'saint etienne', 'ST-ÉTIENNE']],
    ['Lyon', ['69003 Lyon', 'Lyon 3e', 'lyon, france']],
    ['Marseille', ['Marseille 13ème arrondissement', '13001 MARSEILLE']],
    ['Kinshasa', ['Kin', 'Kinshasa, RDC', 'Kinshasa (Congo-Kinshasa)']],
    ['N’Djamena', ["N'Djamena", 'ndjamena', 'NDJAMENA, Tchad']],
    ['Mbour', ["M'bour", 'mbour, Sénégal']],
    ['Antananarivo', ['Tana', 'Tananarive']],
  ])('%s', (name, spellings) => {
    const key = placeKey(name);
    expect(key).toMatch(/^g:/);
    for (const spelling of spellings) expect([spelling, placeKey(spelling)]).toEqual([spelling, key]);
    expect(findCity(name)?.name).toBe(name);
  });

  it('keeps unknown places by their folded text', () => {
    expect(placeKey('Douar Ouled-Ali')).toBe('t:douar ouled ali');
    expect(placeKey('douar  ouled ali')).toBe('t:douar ouled ali');
    expect(findCity('Douar Ouled-Ali')).toBeNull();
    expect(placeKey(' ')).toBe('t:');
    expect(findCity('75018')).toBeNull();
    expect(findCity('x'.repeat(100_000))).toBeNull();
  });

  it.each([
    ['Valence', 'France'],
    ['Valence (Espagne)', 'Espagne'],
    ['Valence, Espagne', 'Espagne'],
    ['Valencia', 'Espagne'],
    ['Brest', 'France'],
    ['Brest, Biélorussie', 'Biélorussie'],
    ['Alexandrie', 'Égypte'],
    ['Tripoli', 'Libye'],
    ['Saint-Louis', 'Sénégal'],
    ['Saint-Louis, France', 'France'],
    ['Saint-Denis', 'France'],
    ['Kayes', 'Mali'],
    ['Man', 'Côte d’Ivoire'],
    ['Vienne', 'Autriche'],
  ])('%s is in %s', (text, country) => {
    expect(findCity(text)?.countryName).toBe(country);
  });
});

test.each([
  ['طنجة', 'Tanger'],
  ['tangier', 'Tanger'],
  ['TÁNGER', 'Tanger'],
  ['Valencia, Spain', 'Valence (Espagne)'],
  ['saint etienne', 'Saint-Étienne'],
  ['Tanger, Maroc', 'Tanger'],
  ['69003 Lyon', '69003 Lyon'],
  ['Lyon 3e', 'Lyon 3e'],
  // Aliases, of the country's town, of the town that a quarter is in, of the port's.
  ['Mali', 'Mali'],
  ['Centre', 'Centre'],
  ['Tanger Med', 'Tanger Med'],
  ['Guinée-Bissau', 'Guinée-Bissau'],
  ['Andorre', 'Andorre'],
  ['Douar Ouled-Ali', 'Douar Ouled-Ali'],
  ['', ''],
])('%s is kept as %s', (typed, kept) => {
  expect(keptPlace(typed)).toBe(kept);
  expect(placeKey(kept)).toBe(placeKey(typed));
  if (kept === typed) for (const langue of ['en', 'ar'] as const) expect(placeIn(typed)(langue)).toBe(typed);
});

test('every city is kept by its French name, from any language’s', () => {
  const lost = gazetteer().cities.flatMap(({ name }) =>
    (['fr', 'en', 'ar'] as const)
      .filter((langue) => keptPlace(placeIn(name)(langue)) !== name)
      .map((langue) => [name, langue]),
  );
  expect(lost.slice(0, 5)).toEqual([]);
});

describe('the gazetteer', () => {
  const { cities } = gazetteer();

  it('gives every city a name of its own that finds it again', () => {
    expect(new Set(cities.map((city) => normaliser(city.name))).size).toBe(cities.length);
    expect(new Set(cities.map((city) => city.id)).size).toBe(cities.length);
    const lost = cities.filter((city) => findCity(city.name)?.id !== city.id).map((city) => city.name);
    expect(lost).toEqual([]);
  });

  it('knows where and when each city is', () => {
    const zones = new Set(cities.map((city) => city.timeZone));
    for (const zone of zones) expect(() => new Intl.DateTimeFormat('fr', { timeZone: zone })).not.toThrow();
    const wrong = cities.filter(
      ({ lat, lon, population }) => !(Math.abs(lat) < 80 && lon > -32 && lon < 64 && population > 0),
    );
    expect(wrong).toEqual([]);
    expect(findCity('Tanger')).toMatchObject({
      country: 'MA',
      countryName: 'Maroc',
      timeZone: 'Africa/Casablanca',
      lat: 35.767,
      lon: -5.8,
    });
  });
});

describe('suggestions', () => {
  it.each([
    ['tan', 'Tanger'],
    ['TANG', 'Tanger'],
    ['طن', 'Tanger'],
    ['casa', 'Casablanca'],
    ['havre', 'Le Havre'],
    ['st et', 'Saint-Étienne'],
    ['dioula', 'Bobo-Dioulasso'],
    ['marsseille', 'Marseille'],
    ['bruxeles', 'Bruxelles'],
    ['dakra', 'Dakar'],
    ['Tanger, Maroc', 'Tanger'],
    ['Paris', 'Paris'],
  ])('%s leads to %s', (prefix, name) => {
    expect(names(prefix)).toContain(name);
  });

  it('puts an exact name first and keeps to the limit', () => {
    expect(names('mons')[0]).toBe('Mons');
    expect(names('a', 3)).toHaveLength(3);
    expect(names('sa')).toHaveLength(8);
    expect(names('sa', 1000).length).toBeLessThanOrEqual(20);
    expect(new Set(names('saint', 20)).size).toBe(20);
  });

  it('is silent about nothing', () => {
    for (const prefix of ['', '  ', '!', 'zzzzzz', 'qx']) expect(names(prefix)).toEqual([]);
  });
});

describe('after « de »', () => {
  it.each([
    ['Lyon', 'de Lyon'],
    ['Alger', 'd’Alger'],
    ['Évry', 'd’Évry'],
    ['Le Caire', 'du Caire'],
    ['La Rochelle', 'de La Rochelle'],
    ['Les Mureaux', 'des Mureaux'],
    ['Valence (Espagne)', 'de Valence'],
  ])('%s', (name, expected) => {
    expect(dePlace(name)).toBe(expected);
  });
});

describe('a place’s name in its reader’s language', () => {
  const LANGUES = ['fr', 'en', 'ar'] as const;
  const inAll = (name: string) => LANGUES.map((langue) => placeIn(name)(langue));

  test.each([
    ['Tanger', ['Tanger', 'Tangier', 'طنجة']],
    ['Lyon', ['Lyon', 'Lyon', 'ليون']],
    ['Le Caire', ['Le Caire', 'Cairo', 'القاهرة']],
    ['Valence (Espagne)', ['Valence (Espagne)', 'Valencia', 'بلنسية']],
    // written otherwise by who published it: theirs in French, the place's own elsewhere
    ['tanger', ['tanger', 'Tangier', 'طنجة']],
    ['طنجة', ['طنجة', 'Tangier', 'طنجة']],
    ['رين', ['رين', 'Rennes', 'رين']],
    ['Baden (Autriche)', ['Baden (Autriche)', 'Baden (Austria)', 'Baden (النمسا)']],
    ['Chez ma tante', ['Chez ma tante', 'Chez ma tante', 'Chez ma tante']],
    // says more than its city
    ['Paris 18e', ['Paris 18e', 'Paris 18e', 'Paris 18e']],
    ['Casablanca (Morocco)', ['Casablanca (Morocco)', 'Casablanca', 'الدار البيضاء']],
  ])('%s', (name, names) => {
    expect(inAll(name)).toEqual(names);
  });

  test('a route runs as its language does, two names in Latin letters in Arabic too', () => {
    expect(routeIn('Lyon', 'Tanger')('ar')).toBe('ليون\u200f ← \u200fطنجة');
    expect(routeIn('Chez ma tante', 'Ici')('ar')).toBe('Chez ma tante\u200f ← \u200fIci');
    expect(routeIn('Lyon', 'Tanger')('en')).toBe('Lyon → Tangier');
  });

  test('whoever writes a place in any of its languages finds the same one', () => {
    for (const { name, en, ar } of gazetteer().cities)
      for (const other of [en, ar]) if (other) expect([name, findCity(other)?.name]).toEqual([name, name]);
  });
});

test('a screen’s places are named as its language has them, however deep, and nothing else is', () => {
  const view = {
    nom: 'Lyon',
    villeDepart: 'Lyon',
    etapes: [{ ville: 'Tanger', date: new Date(0), libre: 3 }],
    route: { depart: 0, villeArrivee: 'Tanger' },
    villes: ['Lyon', 'Nulle Part'],
    description: null,
  };
  expect(placesIn('ar', view)).toEqual({
    nom: 'Lyon',
    villeDepart: 'ليون',
    etapes: [{ ville: 'طنجة', date: new Date(0), libre: 3 }],
    route: { depart: 0, villeArrivee: 'طنجة' },
    villes: ['ليون', 'Nulle Part'],
    description: null,
  });
  expect(placesIn('fr', view)).toBe(view);
});

test('a trip that its owner gave no name is called by its cities, another keeps its owner’s words', () => {
  const transport = { villeDepart: 'Lyon', villeArrivee: 'Tanger', nom: 'Lyon → Tanger' };
  expect(placesIn('ar', transport).nom).toBe('ليون\u200f ← \u200fطنجة');
  expect(placesIn('en', transport).nom).toBe('Lyon → Tangier');
  expect(placesIn('en', { ...transport, nom: 'Paris → Tanger' }).nom).toBe('Paris → Tanger');
  expect(placesIn('en', { ...transport, transportNom: 'Avant Tanger' })).toMatchObject({
    transportNom: 'Avant Tanger',
  });
  // A reservation names it beside the cities of its own part.
  const part = { villeDepart: 'Marseille', villeArrivee: 'Tanger' };
  const nom = 'Lyon → Tanger';
  expect(placesIn('en', { ...part, transportNom: nom, transportId: { _id: '1', nom } })).toMatchObject({
    transportNom: 'Lyon → Tangier',
    transportId: { nom: 'Lyon → Tangier' },
  });
  for (const own of ['Retour → Tanger', 'Lyon → Tanger → Fès', 'Tanger'])
    expect(placesIn('en', { ...part, transportId: { nom: own } }).transportId.nom).toBe(own);
  const waits = { genre: 'litige', trajet: 'Douar Sud → Tanger' };
  expect(placesIn('en', waits).trajet).toBe('Douar Sud → Tangier');
  expect(placesIn('en', { ...waits, trajet: null }).trajet).toBeNull();
});

test('whatever a screen calls a place, a call that says it means the same one', () => {
  for (const { name } of gazetteer().cities)
    for (const langue of ['en', 'ar'] as const)
      expect([name, placeKey(placeIn(name)(langue))]).toEqual([name, placeKey(name)]);
});
