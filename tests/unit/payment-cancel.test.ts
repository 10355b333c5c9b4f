import { describe, expect, test } from 'vitest';
import { parseInZone } from '@/lib/core/text/time';
import { type Cancellation, fullRefundUntil, refundOf } from '@/lib/payments/rules/cancel';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const at = (text: string, zone: string): Date => {
  const instant = parseInZone(text, zone);
  if (!instant) throw new Error(`${text} is no hour of ${zone}`);
  return instant;
};
const plus = (instant: Date, ms: number) => new Date(+instant + ms);

// Departures right after a change of clocks, so that the 24 hours before them hold it; and ordinary ones.
const DEPARTURES: [what: string, zone: string, local: string][] = [
  ['spring in Paris', 'Europe/Paris', '2027-03-28T14:00'],
  ['autumn in Paris', 'Europe/Paris', '2027-10-31T14:00'],
  ['before Ramadan in Casablanca', 'Africa/Casablanca', '2026-02-15T14:00'],
  ['after Ramadan in Casablanca', 'Africa/Casablanca', '2026-03-22T14:00'],
  ['winter in Paris', 'Europe/Paris', '2027-01-15T06:30'],
  ['summer in Casablanca', 'Africa/Casablanca', '2027-07-15T23:59'],
];

describe.each(DEPARTURES)('%s', (_what, zone, local) => {
  const dateDepart = at(local, zone);
  const early = plus(dateDepart, -10 * DAY_MS);

  test('by the sender: everything until 24 hours before, to the minute, half later', () => {
    const turn = plus(dateDepart, -DAY_MS);
    for (let minute = -180; minute <= 180; minute += 1) {
      const annuleeLe = plus(turn, minute * MINUTE_MS);
      const given: Cancellation = { par: 'demandeur', annuleeLe, confirmeeLe: early, dateDepart };
      expect([minute, refundOf(6_001, given)]).toEqual([minute, minute <= 0 ? 6_001 : 3_001]);
    }
    const moment = { par: 'demandeur', confirmeeLe: early, dateDepart } as const;
    expect(refundOf(100, { ...moment, annuleeLe: plus(turn, 1) })).toBe(50);
  });

  test('within 30 minutes of the confirmation: everything, however near the departure', () => {
    for (const hours of [23, 2, 0.25]) {
      const confirmeeLe = plus(dateDepart, -hours * HOUR_MS);
      for (let minute = 0; minute <= 90; minute += 1) {
        const annuleeLe = plus(confirmeeLe, minute * MINUTE_MS);
        const given: Cancellation = { par: 'demandeur', annuleeLe, confirmeeLe, dateDepart };
        expect([minute, refundOf(6_001, given)]).toEqual([minute, minute <= 30 ? 6_001 : 3_001]);
      }
    }
  });

  test('by the carrier: everything, at any time', () => {
    for (let hour = -72; hour <= 24; hour += 1) {
      const annuleeLe = plus(dateDepart, hour * HOUR_MS);
      expect(refundOf(6_001, { par: 'transporteur', annuleeLe, confirmeeLe: early, dateDepart })).toBe(6_001);
    }
  });
});

test('these days have the clock changes that they are named for', () => {
  const dayBefore = (local: string, zone: string) => {
    const day = new Date(`${local.slice(0, 10)}T00:00:00Z`);
    const before = new Date(+day - DAY_MS).toISOString().slice(0, 10);
    return (+at(local, zone) - +at(before + local.slice(10), zone)) / HOUR_MS;
  };
  expect(DEPARTURES.map(([, zone, local]) => dayBefore(local, zone))).toEqual([23, 25, 25, 23, 24, 24]);
});

test('without a known confirmation nobody has just confirmed', () => {
  const dateDepart = new Date('2027-01-15T06:30:00Z');
  const given = { par: 'demandeur', annuleeLe: dateDepart, confirmeeLe: null, dateDepart } as const;
  expect(refundOf(1, given)).toBe(1);
  expect(refundOf(4_000, given)).toBe(2_000);
});

test('until when everything goes back is the last instant at which it does', () => {
  const dateDepart = new Date('2027-03-28T14:00:00Z');
  for (const hours of [300, 24.6, 24.4, 23, 0.1]) {
    const confirmeeLe = plus(dateDepart, -hours * HOUR_MS);
    const end = fullRefundUntil({ confirmeeLe, dateDepart });
    const by = { par: 'demandeur', confirmeeLe, dateDepart } as const;
    expect([
      refundOf(60, { ...by, annuleeLe: end }),
      refundOf(60, { ...by, annuleeLe: plus(end, 1) }),
    ]).toEqual([60, 30]);
  }
});
