// What a browser knows of zones, and what the server asks for an instant past its own tables.
import { memo } from '../../memory/memo';

const DAY_MS = 86_400_000;
const MAX_FORMATS = 1_000;
// Intl takes longer to ask than a page to draw. Zones change on quarter hours, and on few days: an offset that begins and
// ends a day (UTC) holds all through it, so few are asked for and kept.
const QUARTER_MS = 900_000;
const MAX_OFFSETS = 10_000;

/** Digits only, so that every ICU says the same. */
const formatFor = memo(
  MAX_FORMATS,
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);

const offsetsOf = memo(MAX_FORMATS, (timeZone: string) =>
  memo(MAX_OFFSETS, (epochMs: number) => {
    const read: Record<string, number> = {};
    for (const { type, value } of formatFor(timeZone).formatToParts(new Date(epochMs)))
      read[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = read;
    return Date.UTC(year, month - 1, day, hour, minute, second) - epochMs;
  }),
);

/** How far a zone's clock is ahead of UTC at an instant (both in ms). Throws RangeError for an unreadable instant or an unknown zone. */
export function offsetMs(timeZone: string, epochMs: number): number {
  const offset = offsetsOf(timeZone);
  const day = Math.floor(epochMs / DAY_MS) * DAY_MS;
  const begin = offset(day);
  if (begin === offset(day + DAY_MS)) return begin;
  return offset(Math.floor(epochMs / QUARTER_MS) * QUARTER_MS);
}

/** Whether a text names a time zone that is known here. */
export function isTimeZone(name: string): boolean {
  try {
    formatFor(name);
    return true;
  } catch {
    return false;
  }
}
