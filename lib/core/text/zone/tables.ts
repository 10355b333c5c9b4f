// A country changes its clocks between two versions of Node, and a Node that is not kept up any more never hears of it:
// Morocco left UTC+1 in September 2026, and a departure at seven in Tanger was kept an hour too early. What is stored and
// said on the server follows tables that come as a package (decision 042).
import moment from 'moment-timezone';
import { memo } from '../../memory/memo';
import { offsetMs as intlOffsetMs, isTimeZone as isTimeZoneOfIntl } from './intl';

const zoneOf = memo(1_000, (timeZone: string) => ({ zone: moment.tz.zone(timeZone) }));
const MINUTE_MS = 60_000;

/** How far a zone's clock is ahead of UTC at an instant (both in ms). Throws RangeError for an unreadable instant or an unknown zone. */
export function offsetMs(timeZone: string, epochMs: number): number {
  if (Number.isNaN(epochMs)) throw new RangeError('Invalid time value');
  // minutes behind UTC; undefined past the tables' end (2037)
  const behind: number | undefined = zoneOf(timeZone).zone?.utcOffset(epochMs);
  return behind === undefined ? intlOffsetMs(timeZone, epochMs) : Math.round(0 - behind * MINUTE_MS);
}

/** Whether a text names a time zone that is known here. */
export function isTimeZone(name: string): boolean {
  // The tables read « europe_paris » too; a browser would not.
  return zoneOf(name).zone !== null && isTimeZoneOfIntl(name);
}
