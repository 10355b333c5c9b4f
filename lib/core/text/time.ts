// Browser and server, no I/O. Zones are IANA names; `#zone` knows their rules, the server's own tables or the browser's Intl.
import { offsetMs } from '#zone';
import type { Langue } from '@/lib/langues/langue.mjs';
import { memo } from '../memory/memo';
import { DATE_WORDS } from './date-words';
import { type Instant, wallTime } from './wall-time';

const two = (value: number) => String(value).padStart(2, '0');

/** The zone of what happens nowhere in particular: deadlines, messages, memberships. */
const DEFAULT_TIME_ZONE = 'Europe/Paris';

const DAY_MS = 86_400_000;
const MAX_DAYS = 10_000;

/** A day's "2026-12-12" by its number since 1970: a list writes two hundred instants on a few dozen days. */
const isoDay = memo(MAX_DAYS, (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10));

/** An instant (ms since 1970) as ISO 8601 with the zone's offset, to the second: "2026-12-12T06:30:00+01:00". */
export function zonedIso(epochMs: number, timeZone: string): string {
  const ms = offsetMs(timeZone, epochMs);
  const minutes = Math.abs(ms) / 60_000;
  const text = `${ms < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  const day = Math.floor((epochMs + ms) / DAY_MS);
  const seconds = Math.floor((epochMs + ms - day * DAY_MS) / 1000);
  const [hour, minute] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${isoDay(day)}T${two(hour)}:${two(minute)}:${two(seconds % 60)}${text}`;
}

/** An instant (ms since 1970) as JavaScript's own `toISOString` writes it: "2026-12-12T05:30:00.250Z". */
export function utcIso(epochMs: number): string {
  const ms = Math.round(epochMs);
  const day = Math.floor(ms / DAY_MS);
  const rest = ms - day * DAY_MS;
  const [hour, minute, second] = [
    Math.floor(rest / 3_600_000),
    Math.floor(rest / 60_000) % 60,
    Math.floor(rest / 1000) % 60,
  ];
  return `${isoDay(day)}T${two(hour)}:${two(minute)}:${two(second)}.${String(rest % 1000).padStart(3, '0')}Z`;
}

/** The instant at which the zone's clock shows `wall` (ms as if UTC): the first of two, or past the gap of a change. */
function fromWallMs(wall: number, timeZone: string): Date {
  const offsets = [wall - DAY_MS, wall + DAY_MS].map((near) => offsetMs(timeZone, near));
  const candidates = offsets.map((offset) => wall - offset).sort((a, b) => a - b);
  const exact = candidates.find((candidate) => candidate + offsetMs(timeZone, candidate) === wall);
  // in a gap the clock jumps from 2:00 to 3:00: 2:30 read with the offset before the change is 3:30
  return new Date(exact ?? wall - (offsets[0] ?? 0));
}

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * Reads "2026-12-12T06:30:00+01:00" (the offset wins), "2026-12-12T06:30" (a clock in `timeZone`) or "2026-12-12" (the
 * day's beginning there). Null when it is none of these or names no real date.
 */
export function parseInZone(text: string, timeZone: string): Date | null {
  const match = ISO.exec(text.trim());
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((digits) => Number(digits ?? 0));
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  const check = new Date(wall);
  const real =
    check.getUTCMonth() === month - 1 && check.getUTCDate() === day && check.getUTCFullYear() === year;
  if (!real || hour > 23 || minute > 59 || second > 59) return null;
  const offset = match[7];
  if (!offset) return fromWallMs(wall, timeZone);
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(offset) ?? [];
  if (Number(hours) > 14 || Number(minutes) > 59) return null;
  const shift = sign ? (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1) : 0;
  return new Date(wall - shift);
}

/** The instant of a datetime-local field's value ("2026-12-12T06:30") in a zone. Throws RangeError when unreadable. */
export function fromLocalInput(text: string, timeZone: string): Date {
  const instant = parseInZone(text, timeZone);
  if (!instant) throw new RangeError(`unreadable date: ${text.slice(0, 40)}`);
  return instant;
}

/** The value of a datetime-local field that shows the instant in a zone: "2026-12-12T06:30". */
export function toLocalInput(instant: Instant, timeZone: string): string {
  const { hour, minute } = wallTime(instant, timeZone);
  return `${localDay(instant, timeZone)}T${two(hour)}:${two(minute)}`;
}

/** The calendar day of an instant in a zone: "2026-12-12". */
export function localDay(instant: Instant, timeZone: string): string {
  const { year, month, day } = wallTime(instant, timeZone);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** A day some days later (or earlier): addDays("2026-12-31", 1) is "2027-01-01". Throws RangeError when unreadable. */
export function addDays(day: string, days: number): string {
  return localDay(new Date(fromLocalInput(day, 'UTC').getTime() + days * DAY_MS), 'UTC');
}

/** A day's first instant in a zone and the next day's: `start <= x && x < end`. Throws RangeError when unreadable. */
export function dayRange(day: string, timeZone: string): { start: Date; end: Date } {
  return { start: fromLocalInput(day, timeZone), end: fromLocalInput(addDays(day, 1), timeZone) };
}

/** "6 h 30", "14 h"; "06:30" in the other languages. */
export function formatTime(instant: Instant, timeZone: string, langue: Langue = 'fr'): string {
  return DATE_WORDS[langue].clock(wallTime(instant, timeZone));
}

/** "sam. 12 décembre, 6 h 30"; the place's own zone. */
export function formatEtapeDate(instant: Instant, timeZone: string, langue: Langue = 'fr'): string {
  const words = DATE_WORDS[langue];
  const wall = wallTime(instant, timeZone);
  return words.list(words.shortWeekday(wall), words.dayMonth(wall), words.clock(wall));
}

/** "sam. 12 déc., 6 h 30": where room is short. */
export function formatEtapeDateShort(instant: Instant, timeZone: string, langue: Langue = 'fr'): string {
  const words = DATE_WORDS[langue];
  const wall = wallTime(instant, timeZone);
  return words.list(words.shortWeekday(wall), words.dayShortMonth(wall), words.clock(wall));
}

/** "dim. 13": the day beside a full date of the same month. */
export function formatShortDay(instant: Instant, timeZone: string, langue: Langue = 'fr'): string {
  const words = DATE_WORDS[langue];
  const wall = wallTime(instant, timeZone);
  return `${words.shortWeekday(wall)} ${words.day(wall)}`;
}

/** "samedi 12 décembre 2026, 6 h 30 (heure de Lyon)"; without a place, without the brackets. */
export function formatLongDateTime(
  instant: Instant,
  timeZone: string,
  place?: string,
  langue: Langue = 'fr',
): string {
  const words = DATE_WORDS[langue];
  const wall = wallTime(instant, timeZone);
  const text = words.list(words.weekday(wall), `${words.dayMonth(wall)} ${wall.year}`, words.clock(wall));
  return place ? `${text} (${words.timeOf(place)})` : text;
}

/** "12 décembre 2026". */
export function formatLongDate(
  instant: Instant,
  timeZone = DEFAULT_TIME_ZONE,
  langue: Langue = 'fr',
): string {
  const wall = wallTime(instant, timeZone);
  return `${DATE_WORDS[langue].dayMonth(wall)} ${wall.year}`;
}

/** "2023", as in « membre depuis 2023 ». */
export function formatYear(instant: Instant, timeZone = DEFAULT_TIME_ZONE): string {
  return String(wallTime(instant, timeZone).year);
}

/**
 * "Aujourd’hui à 14:05", "Hier à 09:30", "mardi à 18:00" when less than seven days old, then "12 décembre 2026".
 */
export function formatMessageTime(
  instant: Instant,
  now: Instant,
  timeZone = DEFAULT_TIME_ZONE,
  langue: Langue = 'fr',
): string {
  const words = DATE_WORDS[langue];
  const wall = wallTime(instant, timeZone);
  const near = nearDay(instant, now, timeZone);
  if (!near) return formatLongDate(instant, timeZone, langue);
  const day = near === 'week' ? words.weekday(wall) : words[near];
  return words.at(day, `${two(wall.hour)}:${two(wall.minute)}`);
}

/** How a day near another one is called: by its weekday when less than seven days old; null for any other. */
function nearDay(instant: Instant, now: Instant, timeZone: string): 'today' | 'yesterday' | 'week' | null {
  const [day, today] = [localDay(instant, timeZone), localDay(now, timeZone)];
  if (day === today) return 'today';
  if (day === addDays(today, -1)) return 'yesterday';
  return day < today && day > addDays(today, -7) ? 'week' : null;
}

/** The day that begins in a thread: "Aujourd’hui", "Hier", "mardi 17 novembre" when less than seven days old, then "12 décembre 2026". */
export function formatMessageDay(
  instant: Instant,
  now: Instant,
  timeZone = DEFAULT_TIME_ZONE,
  langue: Langue = 'fr',
): string {
  const words = DATE_WORDS[langue];
  const near = nearDay(instant, now, timeZone);
  if (!near) return formatLongDate(instant, timeZone, langue);
  const wall = wallTime(instant, timeZone);
  return near === 'week' ? words.list(words.weekday(wall), words.dayMonth(wall)) : words[near];
}
