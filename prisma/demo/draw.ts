import { v7 } from 'uuid';
import { addDays, fromLocalInput } from '@/lib/core/text/time';

const DAY_MS = 86_400_000;

/** Numbers that look random and are the same on every run (mulberry32). */
export function dice(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(some: readonly T[]): T => {
    const one = some[Math.floor(next() * some.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
  const shuffle = <T>(some: readonly T[]): T[] =>
    some
      .map((one) => ({ one, key: next() }))
      .sort((a, b) => a.key - b.key)
      .map(({ one }) => one);
  /** Goes round a shuffled list, so that nothing comes again before everything has come. */
  const round = <T>(some: readonly T[]) => {
    let left: T[] = [];
    return (fits: (one: T) => boolean = () => true): T => {
      if (!left.some(fits)) left = [...left, ...shuffle(some)];
      const [one] = left.splice(left.findIndex(fits), 1);
      if (one === undefined) throw new Error('nothing fits');
      return one;
    };
  };
  return { next, between, pick, shuffle, round, chance: (share: number) => next() < share };
}
export type Dice = ReturnType<typeof dice>;

/** The demo world's clock stands at the first instant of the day it is made, so that a day always makes the same world. */
export function calendar(moment: Date) {
  const today = moment.toISOString().slice(0, 10);
  const now = new Date(`${today}T00:00:00Z`);
  return {
    now,
    /** The instant some days ago. */
    ago: (days: number) => new Date(+now - Math.round(days * DAY_MS)),
    /** A clock's reading in a zone, some days from today (negative: before). */
    at: (days: number, clock: string, zone: string) =>
      fromLocalInput(`${addDays(today, days)}T${clock}`, zone),
    /** A day without its hour, as date columns hold it. */
    day: (days: number) => new Date(`${addDays(today, days)}T00:00:00Z`),
  };
}
export type Calendar = ReturnType<typeof calendar>;

/** UUIDv7s of given instants, the same on every run. */
export function idMaker(seed: number) {
  const { between } = dice(seed);
  return (moment: Date): string =>
    v7({
      msecs: +moment,
      seq: between(0, 0x7fffffff),
      random: Uint8Array.from({ length: 16 }, () => between(0, 255)),
    });
}
