import { expect, test } from 'vitest';
import {
  afterWrong,
  type Door,
  deviceTime,
  givenBefore,
  isClosed,
  pauseMs,
  REMISE_ACTIONS,
  REMISE_PAR,
  type RemiseAction,
  releaseAt,
  remindersDue,
  soonestRelease,
  spread,
  stepFrom,
} from '@/lib/remises/rules';
import { ETATS_REMISE } from '@/lib/reservations/schema';

const YES = { parti: true, conserve: true, echu: true, differe: true };
const NO = { parti: false, conserve: false, echu: false, differe: false };

/** Every step there is, in short: state, who, where it leads; what it needs behind a slash. */
const STEPS: Record<RemiseAction, string[]> = {
  collecter: [
    'attendue transporteur collectee',
    'declaree transporteur declaree',
    'livree transporteur livree',
    'contestee transporteur contestee',
    'close transporteur close /differe',
  ],
  livrer: [
    ...['attendue', 'collectee', 'declaree'].flatMap((from) => [
      `${from} transporteur livree`,
      `${from} destinataire livree`,
    ]),
    'contestee transporteur contestee',
    'contestee destinataire contestee',
    'close transporteur close /differe',
  ],
  declarer: [
    'attendue transporteur declaree /parti conserve',
    'collectee transporteur declaree /parti conserve',
  ],
  contester: ['transporteur', 'demandeur', 'destinataire'].flatMap((by) => [
    `attendue ${by} contestee /parti conserve`,
    ...['collectee', 'declaree', 'livree'].map((from) => `${from} ${by} contestee /conserve`),
  ]),
  proposer: ['contestee transporteur contestee', 'contestee demandeur contestee'],
  accepter: ['contestee transporteur close', 'contestee demandeur close'],
  trancher: ['contestee operateur close'],
  liberer: [
    'declaree temps close /echu',
    'livree temps close /echu',
    ...['attendue', 'collectee', 'declaree', 'livree', 'close'].map(
      (from) => `${from} demandeur close /conserve`,
    ),
  ],
  partager: ['attendue', 'collectee', 'declaree', 'livree', 'contestee'].map(
    (from) => `${from} demandeur ${from}`,
  ),
  voir: ['attendue', 'collectee', 'declaree', 'livree', 'contestee'].flatMap((from) => [
    `${from} demandeur ${from}`,
    `${from} destinataire ${from}`,
  ]),
  annuler: ['attendue transporteur attendue', 'attendue demandeur attendue'],
};

test('each action of each person in each state is allowed as the table says, or refused', () => {
  let pairs = 0;
  for (const action of REMISE_ACTIONS) {
    const steps = new Map(
      STEPS[action].map((step) => {
        const [from = '', by = '', to, ...needs] = step.split(' ');
        return [`${from} ${by}`, { to, needs: needs.map((need) => need.replace('/', '')) }];
      }),
    );
    for (const from of ETATS_REMISE) {
      for (const by of REMISE_PAR) {
        const step = steps.get(`${from} ${by}`);
        pairs += 1;
        expect([action, from, by, stepFrom(from, action, by, YES)]).toEqual([
          action,
          from,
          by,
          step?.to ?? null,
        ]);
        const bare = step && step.needs.length === 0 ? step.to : null;
        expect([action, from, by, stepFrom(from, action, by, NO)]).toEqual([action, from, by, bare]);
        for (const need of step?.needs ?? []) {
          expect(stepFrom(from, action, by, { ...YES, [need]: false })).toBeNull();
        }
      }
    }
  }
  expect(pairs).toBe(REMISE_ACTIONS.length * ETATS_REMISE.length * REMISE_PAR.length);
});

test('the fifth wrong code closes the door, longer each time, a day at most', () => {
  const now = new Date('2026-12-01T10:00:00Z');
  let door: Door = { essais: 0, fermetures: 0, pauseJusqua: null };
  for (const essais of [1, 2, 3, 4]) {
    door = afterWrong(door, now);
    expect([door.essais, isClosed(door, now)]).toEqual([essais, false]);
  }
  door = afterWrong(door, now);
  expect(door).toEqual({ essais: 0, fermetures: 1, pauseJusqua: new Date('2026-12-01T10:15:00Z') });
  expect(isClosed(door, new Date('2026-12-01T10:14:59.999Z'))).toBe(true);
  expect(isClosed(door, new Date('2026-12-01T10:15:00Z'))).toBe(false);
  expect([1, 2, 3, 7, 8, 60].map((nth) => pauseMs(nth) / 60_000)).toEqual([15, 30, 60, 960, 1440, 1440]);
});

test('money is released 24 hours after a delivery, seven days after one that is only said, whichever comes first', () => {
  const at = (text: string) => new Date(text);
  expect(releaseAt({ livreeLe: null, declareeLe: null })).toBeNull();
  // The clocks of Paris change in between: hours are hours.
  expect(releaseAt({ livreeLe: at('2026-10-24T20:00:00+02:00'), declareeLe: null })).toEqual(
    at('2026-10-25T19:00:00+01:00'),
  );
  expect(releaseAt({ livreeLe: null, declareeLe: at('2026-12-01T10:00:00Z') })).toEqual(
    at('2026-12-08T10:00:00Z'),
  );
  expect(releaseAt({ livreeLe: at('2026-12-03T10:00:00Z'), declareeLe: at('2026-12-01T10:00:00Z') })).toEqual(
    at('2026-12-04T10:00:00Z'),
  );
  expect(releaseAt({ livreeLe: at('2026-12-08T09:00:00Z'), declareeLe: at('2026-12-01T10:00:00Z') })).toEqual(
    at('2026-12-08T10:00:00Z'),
  );
});

test('three reminders, after one, three and six days', () => {
  const since = new Date('2026-12-01T10:00:00Z');
  const due = (hours: number) => remindersDue(since, new Date(+since + hours * 3_600_000));
  expect([0, 23.9, 24, 71.9, 72, 143.9, 144, 500].map(due)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
});

test('what time waits for is told before it happens: the reminders, and a day after the last payment', () => {
  const HOUR = 3_600_000;
  const declareeLe = new Date('2026-12-01T10:00:00Z');
  const after = (hours: number) => new Date(+declareeLe + hours * HOUR);
  const declared = { livreeLe: null, declareeLe };
  const waits = { rappels: 0, rappelLe: null, payeLe: null, now: declareeLe };
  // What runs every minute sends each in its time: seven days.
  for (const [rappels, rappelLe, now] of [
    [0, null, 0],
    [1, 24, 30],
    [2, 72, 80],
    [3, 144, 160],
  ] as const) {
    const at = { ...waits, rappels, rappelLe: rappelLe === null ? null : after(rappelLe), now: after(now) };
    expect(soonestRelease(declared, at)).toEqual(after(7 * 24));
  }
  // Nothing ran for months: three reminders, twenty hours apart, and as long again.
  expect(soonestRelease(declared, { ...waits, now: after(3_000) })).toEqual(after(3_060));
  expect(soonestRelease(declared, { ...waits, rappels: 1, rappelLe: after(24), now: after(3_000) })).toEqual(
    after(3_040),
  );
  expect(
    soonestRelease(declared, { ...waits, rappels: 3, rappelLe: after(3_000), now: after(3_001) }),
  ).toEqual(after(3_020));
  const delivered = { livreeLe: after(10), declareeLe };
  expect(soonestRelease(delivered, waits)).toEqual(after(34));
  expect(soonestRelease(delivered, { ...waits, payeLe: after(30) })).toEqual(after(54));
  expect(soonestRelease({ livreeLe: null, declareeLe: null }, waits)).toBeNull();
});

test('a device tells a time between the agreement and now, or none', () => {
  const window = { from: new Date('2026-12-01T10:00:00Z'), now: new Date('2026-12-02T10:00:00Z') };
  const said = (text?: string) => deviceTime(text, window)?.toISOString() ?? null;
  expect(said(undefined)).toBeNull();
  expect(said('2026-12-01T09:59:59Z')).toBeNull();
  expect(said('2026-12-01T23:30:00+01:00')).toBe('2026-12-01T22:30:00.000Z');
  expect(said('2026-12-02T10:00:30Z')).toBe('2026-12-02T10:00:30.000Z');
  expect(said('2026-12-02T10:02:00Z')).toBeNull();
});

test('a code told after a cancellation was given before it by its device’s time, or as the collection was', () => {
  const cancelled = new Date('2026-12-01T10:00:00Z');
  const [before, after] = [new Date('2026-12-01T09:59:59Z'), new Date('2026-12-01T10:00:01Z')];
  expect(givenBefore(cancelled, before, null)).toBe(true);
  for (const said of [after, cancelled, null]) {
    expect(givenBefore(cancelled, said, null)).toBe(false);
    expect(givenBefore(cancelled, said, after)).toBe(true);
  }
});

test('what goes back is divided to the cent, and no payment gives more than it is', () => {
  expect(spread(0, [100, 200])).toEqual([0, 0]);
  expect(spread(300, [100, 200])).toEqual([100, 200]);
  expect(spread(100, [100, 100, 100])).toEqual([33, 33, 34]);
  expect(spread(0, [])).toEqual([]);
  for (const bad of [-1, 301, 0.5]) expect(() => spread(bad, [100, 200])).toThrow(RangeError);
  for (let part = 0; part <= 60; part += 1) {
    const parts = spread(part, [1, 7, 13, 39]);
    expect(parts.reduce((sum, one) => sum + one, 0)).toBe(part);
    expect(parts.every((one, at) => one >= 0 && one <= ([1, 7, 13, 39][at] ?? 0))).toBe(true);
  }
});
