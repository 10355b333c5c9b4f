import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayRange,
  formatEtapeDate,
  formatEtapeDateShort,
  formatLongDate,
  formatLongDateTime,
  formatMessageTime,
  formatShortDay,
  formatTime,
  formatYear,
  fromLocalInput,
  localDay,
  parseInZone,
  toLocalInput,
  utcIso,
  zonedIso,
} from '@/lib/core/text/time';
import { wallTime } from '@/lib/core/text/wall-time';

const PARIS = 'Europe/Paris';
const TANGER = 'Africa/Casablanca';

describe('a clock’s reading becomes an instant', () => {
  it.each([
    ['winter', '2026-12-12T06:30', PARIS, '2026-12-12T05:30:00.000Z'],
    ['summer', '2026-07-14T06:30', PARIS, '2026-07-14T04:30:00.000Z'],
    ['a date alone is its beginning', '2026-12-12', PARIS, '2026-12-11T23:00:00.000Z'],
    ['an offset wins over the zone', '2026-12-12T06:30:00+03:00', PARIS, '2026-12-12T03:30:00.000Z'],
    ['a negative offset', '2026-12-12T06:30:00-0130', PARIS, '2026-12-12T08:00:00.000Z'],
    ['UTC', '2026-12-12T06:30:15.250Z', TANGER, '2026-12-12T06:30:15.000Z'],
    ['a space instead of T', '2026-12-12 06:30', TANGER, '2026-12-12T06:30:00.000Z'],
    ['Morocco before it left UTC+1', '2026-09-19T07:00', TANGER, '2026-09-19T06:00:00.000Z'],
    ['Morocco since it left UTC+1', '2026-09-21T07:00', TANGER, '2026-09-21T07:00:00.000Z'],
    ['Morocco’s south', '2026-11-25T07:00', 'Africa/El_Aaiun', '2026-11-25T07:00:00.000Z'],
    ['Morocco in a Ramadan to come', '2027-02-20T07:00', TANGER, '2027-02-20T07:00:00.000Z'],
    ['winter past the tables', '2100-01-12T06:30', PARIS, '2100-01-12T05:30:00.000Z'],
    ['summer past the tables', '2100-07-12T06:30', PARIS, '2100-07-12T04:30:00.000Z'],
    ['a zone written small', '2026-12-12T06:30', 'europe/paris', '2026-12-12T05:30:00.000Z'],
    ['spring gap in Paris: 2:30 is 3:30', '2026-03-29T02:30', PARIS, '2026-03-29T01:30:00.000Z'],
    ['autumn overlap in Paris: the first 2:30', '2026-10-25T02:30', PARIS, '2026-10-25T00:30:00.000Z'],
    ['Morocco’s overlap before Ramadan', '2026-02-15T02:30', TANGER, '2026-02-15T01:30:00.000Z'],
    ['Morocco in Ramadan', '2026-02-20T02:30', TANGER, '2026-02-20T02:30:00.000Z'],
    ['Morocco’s gap after Ramadan', '2026-03-22T02:30', TANGER, '2026-03-22T02:30:00.000Z'],
    ['before the overlap', '2026-10-25T01:59', PARIS, '2026-10-24T23:59:00.000Z'],
    ['after the overlap', '2026-10-25T03:00', PARIS, '2026-10-25T02:00:00.000Z'],
    ['a zone without changes', '2026-12-12T06:30', 'Africa/Dakar', '2026-12-12T06:30:00.000Z'],
    ['a half-hour zone', '2026-12-12T06:30', 'Asia/Kolkata', '2026-12-12T01:00:00.000Z'],
    ['a leap day', '2028-02-29', 'UTC', '2028-02-29T00:00:00.000Z'],
  ])('%s', (_, text, zone, expected) => {
    expect(
      parseInZone(text, zone)
        ?.toISOString()
        .replace(/\.\d+Z$/, '.000Z'),
    ).toBe(expected);
  });

  it.each([
    '',
    'demain',
    '2026-02-30',
    '2026-13-01',
    '2026-12-12T24:00',
    '2026-12-12T06:60',
    '2026-12-12T06:30+99:00',
    '2026-12-12T06:30+01:75',
    '12/12/2026',
    '2026-1-1',
  ])('%j is no date', (text) => {
    expect(parseInZone(text, PARIS)).toBeNull();
    expect(() => fromLocalInput(text, PARIS)).toThrow(RangeError);
  });

  it('reads back what a field shows, on every hour of two years and two zones', () => {
    for (const zone of [PARIS, TANGER]) {
      for (let hour = 0; hour < 2 * 366 * 24; hour += 7) {
        const instant = new Date(Date.UTC(2026, 0, 1, hour));
        const shown = toLocalInput(instant, zone);
        expect(toLocalInput(fromLocalInput(shown, zone), zone)).toBe(shown);
      }
    }
  });
});

describe('days', () => {
  it('belong to a zone', () => {
    expect(localDay('2026-12-31T23:30:00Z', PARIS)).toBe('2027-01-01');
    expect(localDay(new Date('2026-12-31T23:30:00Z'), 'Africa/Dakar')).toBe('2026-12-31');
  });
  it('last 23 or 25 hours when the clocks change', () => {
    const hours = (day: string) => {
      const { start, end } = dayRange(day, PARIS);
      return (end.getTime() - start.getTime()) / 3_600_000;
    };
    expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-12-12')]).toEqual([23, 25, 24]);
  });
  it('follow one another', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });
});

describe('French dates', () => {
  const depart = '2026-12-12T05:30:00.000Z';
  const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');

  it.each([
    [formatEtapeDate(depart, PARIS), 'sam. 12 décembre, 6 h 30'],
    [formatEtapeDate('2026-12-13T13:00:00Z', TANGER), 'dim. 13 décembre, 13 h'],
    [formatEtapeDate('2026-12-01T08:05:00Z', PARIS), 'mar. 1er décembre, 9 h 05'],
    [formatEtapeDateShort(depart, PARIS), 'sam. 12 déc., 6 h 30'],
    [formatShortDay('2026-12-13T13:00:00Z', TANGER), 'dim. 13'],
    [formatTime('2026-12-11T23:00:00Z', PARIS), '0 h'],
    [formatLongDateTime(depart, PARIS, 'Lyon'), 'samedi 12 décembre 2026, 6 h 30 (heure de Lyon)'],
    [formatLongDateTime(depart, PARIS, 'Le Havre'), 'samedi 12 décembre 2026, 6 h 30 (heure du Havre)'],
    [formatLongDateTime(depart, PARIS, 'Évry'), 'samedi 12 décembre 2026, 6 h 30 (heure d’Évry)'],
    [
      formatLongDateTime(depart, PARIS, 'Valence (Espagne)'),
      'samedi 12 décembre 2026, 6 h 30 (heure de Valence)',
    ],
    [formatLongDateTime(depart, PARIS), 'samedi 12 décembre 2026, 6 h 30'],
    [formatLongDate(depart), '12 décembre 2026'],
    [formatYear('2022-12-31T23:30:00Z'), '2023'],
  ])('%s', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it('keeps the hour together with narrow no-break spaces', () => {
    expect(formatTime(depart, PARIS)).toBe('6\u00a0h\u00a030');
  });

  it.each([
    ['2026-11-21T08:05:00Z', 'Aujourd’hui à 09:05'],
    ['2026-11-20T22:59:00Z', 'Hier à 23:59'],
    ['2026-11-15T12:00:00Z', 'dimanche à 13:00'],
    ['2026-11-14T12:00:00Z', '14 novembre 2026'],
    ['2026-11-23T12:00:00Z', '23 novembre 2026'],
  ])('a message of %s', (sent, expected) => {
    expect(formatMessageTime(sent, '2026-11-21T12:00:00Z')).toBe(expected);
  });
});

describe('utcIso', () => {
  it.each([0, 1, -1, 999, 951_782_399_999, 1_795_322_865_996, -86_400_000])(
    'writes %d as JavaScript does',
    (ms) => {
      expect(utcIso(ms)).toBe(new Date(ms).toISOString());
    },
  );
});

describe('zonedIso', () => {
  it.each([
    ['2026-12-12T05:30:00Z', 'Europe/Paris', '2026-12-12T06:30:00+01:00'],
    ['2026-07-01T22:15:30Z', 'Europe/Paris', '2026-07-02T00:15:30+02:00'],
    ['2026-12-12T05:30:00.123Z', 'Africa/Dakar', '2026-12-12T05:30:00+00:00'],
    ['2026-12-12T05:30:00Z', 'Atlantic/Cape_Verde', '2026-12-12T04:30:00-01:00'],
  ])('%s in %s', (instant, zone, text) => {
    expect(zonedIso(Date.parse(instant), zone)).toBe(text);
    expect(wallTime(text, 'Pacific/Auckland')).toEqual(wallTime(instant, zone));
  });
});
