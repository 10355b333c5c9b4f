import { expect, it, test } from 'vitest';
import { gazetteer } from '@/lib/core/cities/gazetteer';
import * as intl from '@/lib/core/text/zone/intl';
import * as tables from '@/lib/core/text/zone/tables';

const zones = [...new Set(gazetteer().cities.map(({ timeZone }) => timeZone))];

test('every city of the gazetteer has a zone in the tables', () => {
  expect(zones.length).toBeGreaterThan(50);
  expect(zones.filter((zone) => !tables.isTimeZone(zone))).toEqual([]);
});

test('tables and Intl agree on every hour’s change of zones whose rules are old', () => {
  const [from, to] = [Date.UTC(2024, 0), Date.UTC(2026, 0)];
  const apart: string[] = [];
  for (const zone of zones)
    for (let at = from; at < to; at += 3_600_000 * 7)
      if (tables.offsetMs(zone, at) !== intl.offsetMs(zone, at))
        apart.push(`${zone} ${new Date(at).toISOString()}`);
  expect(apart.slice(0, 5)).toEqual([]);
});

it.each([intl, tables])('refuses what is no zone and no instant', ({ offsetMs }) => {
  expect(() => offsetMs('Lune/Mer', 0)).toThrow(RangeError);
  expect(() => offsetMs('Europe/Paris', Number.NaN)).toThrow(RangeError);
});

test('Morocco left UTC+1 on 20 September 2026, whatever this Node knows of it', () => {
  expect(
    [Date.UTC(2026, 8, 20, 0, 59), Date.UTC(2026, 8, 20, 1)].map((at) =>
      tables.offsetMs('Africa/Casablanca', at),
    ),
  ).toEqual([3_600_000, 0]);
});
