import { describe, expect, test } from 'vitest';
import { openStateDetail } from '@/components/agences/open-words';
import { wordsIn } from '@/components/words/words-of';
import { ecrans } from '@/lib/langues/ecrans';
import type { Langue } from '@/lib/langues/langue.mjs';
import {
  dayOf,
  hasReadableHours,
  type OpeningHours,
  openState,
  parseHours,
} from '@/lib/users/rules/opening-hours';

const h = (hours: number, minutes = 0) => hours * 60 + minutes;
const hours = (...pairs: [number, number][]) => pairs.map(([from, to]) => ({ from, to }));

describe('one day as people write it', () => {
  test.each([
    ['9h-18h', hours([h(9), h(18)])],
    ['9h-18h.', hours([h(9), h(18)])],
    ['9 h – 18 h', hours([h(9), h(18)])],
    ['9\u202fh\u00a0—\u202f18\u202fh', hours([h(9), h(18)])],
    ['09:00-18:30', hours([h(9), h(18, 30)])],
    ['9.00 - 18.30', hours([h(9), h(18, 30)])],
    ['9-18', hours([h(9), h(18)])],
    ['De 9h à 18h', hours([h(9), h(18)])],
    ['9h jusqu’à 18h', hours([h(9), h(18)])],
    ['9 heures à 18 heures 30', hours([h(9), h(18, 30)])],
    ['9h30-12h, 14h-18h', hours([h(9, 30), h(12)], [h(14), h(18)])],
    ['9h-12h 14h-18h', hours([h(9), h(12)], [h(14), h(18)])],
    ['9h-12h / 14h-18h', hours([h(9), h(12)], [h(14), h(18)])],
    ['de 9h à 12h et de 14h à 18h', hours([h(9), h(12)], [h(14), h(18)])],
    ['14h-18h ; 9h-12h', hours([h(9), h(12)], [h(14), h(18)])],
    ['9h-15h, 12h-18h', hours([h(9), h(18)])],
    ['9h-12h, 12h-18h', hours([h(9), h(18)])],
    ['9h à midi', hours([h(9), h(12)])],
    ['18h-minuit', hours([h(18), h(24)])],
    ['minuit-6h', hours([h(0), h(6)])],
    ['0h-24h', hours([h(0), h(24)])],
    ['0h-0h', hours([h(0), h(24)])],
    ['20h-2h', hours([h(20), h(26)])],
    ['24h/24', hours([h(0), h(24)])],
    ['24h sur 24', hours([h(0), h(24)])],
    ['Ouvert 24h/24, 7j/7', hours([h(0), h(24)])],
    ['9h-18h non stop', hours([h(9), h(18)])],
    ['', []],
    [undefined, []],
    ['  ', []],
    ['Fermé', []],
    ['fermée', []],
    ['—', []],
    ['sur rendez-vous', null],
    ['9h-18h sur rendez-vous', null],
    ['9h', null],
    ['le matin', null],
    ['25h-26h', null],
    ['9h75-18h', null],
    ['9h-9h', null],
    ['24h30-25h', null],
    ['9h-12h, après-midi', null],
  ])('%j', (text, expected) => {
    expect(parseHours(text)).toEqual(expected);
  });
});

const office: OpeningHours = {
  monday: '9h-12h30, 14h-18h',
  tuesday: '9h-18h',
  wednesday: '9h-18h',
  thursday: '9h-18h',
  friday: '9h-18h',
};
const nights: OpeningHours = { friday: '20h-2h', saturday: '20h-2h' };
const always: OpeningHours = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
    day,
    '24h/24',
  ]),
);
const unread: OpeningHours = { monday: '9h-18h', tuesday: 'sur rendez-vous', thursday: '9h-18h' };

const words = (langue: Langue) => wordsIn<'agences/ouvert'>(langue, ecrans[langue]['agences/ouvert']);

/** « open, ferme à 18 h », plain spaces; « unknown » when nothing can be said. */
function said(week: OpeningHours, instant: string, zone = 'Europe/Paris'): string {
  const state = openState(week, zone, instant);
  if (!state) return 'unknown';
  const detail = openStateDetail(words('fr'), state, dayOf(instant, zone))?.replace(/\s/g, ' ');
  return [state.open ? 'open' : 'closed', detail].filter(Boolean).join(', ');
}

describe('open now, by the agency’s own clock', () => {
  // 2026-11-23 is a Monday; Paris is at +01:00, Casablanca, Dakar and Abidjan differ.
  test.each<[string, OpeningHours, string, string, string?]>([
    ['before the first hour', office, '2026-11-23T07:59:59Z', 'closed, ouvre à 9 h'],
    ['the first minute', office, '2026-11-23T08:00:00Z', 'open, ferme à 12 h 30'],
    ['the lunch break', office, '2026-11-23T11:30:00Z', 'closed, ouvre à 14 h'],
    ['the afternoon', office, '2026-11-23T13:00:00Z', 'open, ferme à 18 h'],
    ['the last minute', office, '2026-11-23T16:59:59Z', 'open, ferme à 18 h'],
    ['after the last', office, '2026-11-23T17:00:00Z', 'closed, ouvre demain à 9 h'],
    ['Friday evening', office, '2026-11-27T18:00:00Z', 'closed, ouvre lundi à 9 h'],
    ['Sunday', office, '2026-11-29T10:00:00Z', 'closed, ouvre demain à 9 h'],
    ['another zone: already open', office, '2026-11-23T09:10:00Z', 'open, ferme à 12 h 30', 'Africa/Dakar'],
    ['another zone: not yet', office, '2026-11-23T08:10:00Z', 'closed, ouvre à 9 h', 'Africa/Abidjan'],
    ['another zone: another day', office, '2026-11-22T23:30:00Z', 'closed, ouvre à 9 h', 'Europe/Paris'],
    ['before midnight', nights, '2026-11-27T22:00:00Z', 'open, ferme à 2 h'],
    ['after midnight', nights, '2026-11-28T00:30:00Z', 'open, ferme à 2 h'],
    ['after the night', nights, '2026-11-28T01:00:00Z', 'closed, ouvre à 20 h'],
    ['the night of the week’s end', nights, '2026-11-29T00:59:00Z', 'open, ferme à 2 h'],
    ['a week ahead', { monday: '9h-18h' }, '2026-11-23T18:00:00Z', 'closed, ouvre lundi prochain à 9 h'],
    ['until midnight', { monday: '18h-24h' }, '2026-11-23T20:00:00Z', 'open, ferme à minuit'],
    ['from midnight', { tuesday: '0h-6h' }, '2026-11-23T20:00:00Z', 'closed, ouvre à minuit'],
    ['from a later midnight', { wednesday: '0h-6h' }, '2026-11-23T20:00:00Z', 'closed, ouvre mercredi à 0 h'],
    [
      'over midnight by two days',
      { monday: '18h-24h', tuesday: '0h-3h' },
      '2026-11-23T20:00:00Z',
      'open, ferme à 3 h',
    ],
    [
      'days on end',
      { monday: '24h/24', tuesday: '24h/24', wednesday: '0h-18h' },
      '2026-11-23T20:00:00Z',
      'open, ferme mercredi à 18 h',
    ],
    [
      'days on end, to a midnight',
      { monday: '24h/24', tuesday: '24h/24' },
      '2026-11-23T20:00:00Z',
      'open, ferme mardi à minuit',
    ],
    ['always', always, '2026-11-23T20:00:00Z', 'open'],
    ['never', { monday: 'Fermé' }, '2026-11-23T20:00:00Z', 'closed'],
    ['nothing given', {}, '2026-11-23T20:00:00Z', 'unknown'],
    ['blanks given', { monday: ' ' }, '2026-11-23T20:00:00Z', 'unknown'],
    ['words today', unread, '2026-11-24T10:00:00Z', 'unknown'],
    ['words tomorrow', unread, '2026-11-23T19:00:00Z', 'closed'],
    ['words yesterday', unread, '2026-11-25T10:00:00Z', 'closed, ouvre demain à 9 h'],
    ['open before a day of words', unread, '2026-11-23T10:00:00Z', 'open, ferme à 18 h'],
  ])('%s', (_name, week, instant, expected, zone) => {
    expect(said(week, instant, zone)).toBe(expected);
  });

  // Paris: 2026-03-29 02:00 becomes 03:00, 2026-10-25 03:00 becomes 02:00.
  test.each([
    ['spring, before', { sunday: '1h-4h' }, '2026-03-29T00:59:00Z', 'open, ferme à 4 h'],
    ['spring, after', { sunday: '1h-4h' }, '2026-03-29T01:59:00Z', 'open, ferme à 4 h'],
    [
      'spring, closed an hour sooner',
      { sunday: '1h-4h' },
      '2026-03-29T02:00:00Z',
      'closed, ouvre dimanche prochain à 1 h',
    ],
    ['autumn, the first 02:30', { sunday: '1h-3h' }, '2026-10-25T00:30:00Z', 'open, ferme à 3 h'],
    ['autumn, the second 02:30', { sunday: '1h-3h' }, '2026-10-25T01:30:00Z', 'open, ferme à 3 h'],
    ['autumn, after', { sunday: '1h-3h' }, '2026-10-25T02:00:00Z', 'closed, ouvre dimanche prochain à 1 h'],
    ['Monday 9 h in summer', office, '2026-06-22T07:00:00Z', 'open, ferme à 12 h 30'],
    ['Monday 9 h in winter', office, '2026-01-19T08:00:00Z', 'open, ferme à 12 h 30'],
  ])('when clocks change: %s', (_name, week, instant, expected) => {
    expect(said(week, instant)).toBe(expected);
  });
});

test.each<[OpeningHours, boolean]>([
  [{}, false],
  [{ monday: '  ' }, false],
  [{ monday: 'Sur rendez-vous' }, false],
  [{ monday: 'Sur rendez-vous', friday: '9h-12h' }, true],
  [{ sunday: 'Fermé' }, true],
])('%j says when it is open: %s', (texts, readable) => {
  expect(hasReadableHours(texts)).toBe(readable);
});

test('in other languages', () => {
  const state = openState(office, 'Europe/Paris', '2026-11-27T18:00:00Z');
  expect(state && openStateDetail(words('en'), state, 'friday')).toBe('opens on Monday at 09:00');
  expect(state && openStateDetail(words('ar'), state, 'friday')).toBe('تفتح يوم الاثنين على الساعة 09:00');
});
