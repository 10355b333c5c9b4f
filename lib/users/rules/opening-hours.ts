import { type Instant, wallTime } from '@/lib/core/text/wall-time';
import type { Day } from '../labels';
import { WEEK } from './week';

/** Minutes of the agency's clock since the day's midnight; `to` is beyond 1440 when the agency closes after midnight. */
export type HourRange = { from: number; to: number };

/** An agency's hours as they are typed, day by day; a day that is missing or blank is closed. */
export type OpeningHours = Partial<Record<Day, string>>;

/** Where « now » stands in an agency's week. `inDays` counts from today; `at` is minutes since that day's midnight. */
export type OpenState = { open: true; closes: Moment | null } | { open: false; opens: Moment | null };
type Moment = { inDays: number; at: number };

/** A day's minutes: midnight, as the end of the day that closes with it. */
export const DAY_MINUTES = 1440;

const CLOSED = /^(?:ferme(?:e|ture)?|closed|-+)?$/;
const ALL_DAY = /^24 ?(?:h(?:eures)?)? ?(?:(?:\/|sur) ?24 ?h?)?(?:[ ,]*7 ?j(?:ours)? ?(?:\/|sur) ?7 ?j?)?$/;
const TIME = String.raw`(\d{1,2}) ?(?:h(?:eures?|rs?)?|:|\.)? ?(?:(\d{2})(?! ?[h:\d]))?`;
const RANGE = new RegExp(`${TIME} ?(?:-+|a|jusqu'?a) ?${TIME}`, 'g');
const BETWEEN = /^(?:[ ,;/&+|.h]|\bet\b|\bpuis\b|\bde\b)*$/;

function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\u2010-\u2015\u2212~→]/g, '-')
    .replace(/[’`]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/\bouverte?\b|\bnon-?stop\b|\bnon stop\b|\ben continu\b/g, '')
    .replace(/\bmidi\b/g, '12h')
    .replace(/\bminuit\b/g, '24h')
    .trim()
    .replace(/[.\s]+$/, '');
}

function minutes(hours = '', rest = '0'): number | null {
  const at = Number(hours) * 60 + Number(rest);
  return Number(rest) < 60 && at <= DAY_MINUTES ? at : null;
}

function rangeOf(from: number | null, to: number | null): HourRange | null {
  if (from === null || to === null) return null;
  const start = from === DAY_MINUTES ? 0 : from;
  if (start === to) return start === 0 ? { from: 0, to: DAY_MINUTES } : null;
  return { from: start, to: to > start ? to : to + DAY_MINUTES };
}

/** Sorted, and those that touch made one. */
function merge(ranges: HourRange[]): HourRange[] {
  const merged: HourRange[] = [];
  for (const range of [...ranges].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else merged.push({ ...range });
  }
  return merged;
}

/**
 * Reads one day's hours as people write them: « 9h-18h », « de 9 h 30 à midi et 14:00–18:00 », « 24h/24 », « Fermé ».
 * Empty when closed, null when it says something that is no hours (« sur rendez-vous »).
 */
export function parseHours(text: string | undefined): HourRange[] | null {
  const folded = fold(text ?? '');
  if (CLOSED.test(folded)) return [];
  if (ALL_DAY.test(folded)) return [{ from: 0, to: DAY_MINUTES }];
  const ranges = [...folded.matchAll(RANGE)].map(([, fromHour, fromRest, toHour, toRest]) =>
    rangeOf(minutes(fromHour, fromRest), minutes(toHour, toRest)),
  );
  const understood = ranges.length > 0 && BETWEEN.test(folded.replace(RANGE, ''));
  return understood && ranges.every((range) => range !== null) ? merge(ranges) : null;
}

/** Whether these hours ever say when it is open: one day at least is neither blank nor words (« sur rendez-vous »). */
export function hasReadableHours(hours: OpeningHours): boolean {
  return WEEK.some((day) => hours[day]?.trim() && parseHours(hours[day]) !== null);
}

/** The day that a clock in the zone shows, as `OpeningHours` names it. */
export function dayOf(instant: Instant, timeZone: string): Day {
  return WEEK[wallTime(instant, timeZone).weekday] ?? 'monday';
}

/**
 * Whether an agency is open at an instant, by the clock of its own zone, and until or from when. Null when it cannot be
 * said: no hours at all, or words instead of hours today. `closes` is null when it never closes, `opens` when nothing
 * readable comes within a week.
 */
export function openState(hours: OpeningHours, timeZone: string, instant: Instant): OpenState | null {
  const { weekday, hour, minute } = wallTime(instant, timeZone);
  const now = hour * 60 + minute;
  const dayAt = (inDays: number) => WEEK[(weekday + inDays + 7) % 7] ?? 'monday';
  if (WEEK.every((day) => !hours[day]?.trim())) return null;

  const ranges: HourRange[] = [];
  let readableDays = 0;
  for (let inDays = -1; inDays <= 7; inDays += 1) {
    const read = parseHours(hours[dayAt(inDays)]);
    if (read === null && inDays >= 0) break;
    if (inDays >= 0) readableDays += 1;
    for (const { from, to } of read ?? []) {
      ranges.push({ from: inDays * DAY_MINUTES + from, to: inDays * DAY_MINUTES + to });
    }
  }
  const moment = (at: number): Moment => {
    const inDays = Math.floor(at / DAY_MINUTES);
    return { inDays, at: at - inDays * DAY_MINUTES };
  };
  const coming = merge(ranges).filter(({ to }) => to > now);
  const [next] = coming;
  if (next && next.from <= now) return { open: true, closes: closing(next.to, readableDays, moment) };
  if (readableDays === 0) return null;
  return { open: false, opens: next ? moment(next.from) : null };
}

/** When what is open ends: null when it runs to the end of the days that could be read, or for a week. */
function closing(to: number, readableDays: number, moment: (at: number) => Moment): Moment | null {
  if (to === readableDays * DAY_MINUTES || to >= 7 * DAY_MINUTES) return null;
  // Midnight belongs to the day that ends with it.
  return to % DAY_MINUTES === 0 ? { inDays: to / DAY_MINUTES - 1, at: DAY_MINUTES } : moment(to);
}
