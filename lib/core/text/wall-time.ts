// What a clock shows somewhere. Browser and server, no I/O.
import { offsetMs } from '#zone';

/** A Date, or the ISO text with zone that the API writes. */
export type Instant = Date | string;

/** A wall clock's reading; `month` from 1, `weekday` from 0 (Sunday). */
interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  weekday: number;
}

const WITH_OFFSET = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.\d+)?[+-]\d{2}:\d{2}$/;

/**
 * What a clock in that zone shows at an instant. A text with an offset, as `zonedIso` writes it, shows its own clock:
 * server and browser then agree even when they disagree on a zone's newest rules. Throws RangeError for an unreadable
 * instant or an unknown zone.
 */
export function wallTime(instant: Instant, timeZone: string): WallTime {
  const own = typeof instant === 'string' ? WITH_OFFSET.exec(instant)?.[1] : undefined;
  if (own !== undefined) return wallTime(`${own}Z`, 'UTC');
  const ms = +new Date(instant);
  return utcTime(new Date(timeZone === 'UTC' ? ms : ms + offsetMs(timeZone, ms)));
}

function utcTime(date: Date): WallTime {
  if (Number.isNaN(date.getTime())) throw new RangeError('Invalid time value');
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    weekday: date.getUTCDay(),
  };
}
