import { readFrenchDate, showFrenchDate } from './french-date';

/** An hour as people type it (« 6h30 », « 06:30 », « 0630 », « 18 h »), as `HH:MM`. Null for what is none. */
export function readFrenchTime(text: string): string | null {
  const bare = text.trim().toLowerCase();
  const typed = /^(\d{1,2})\s*(?:[h:.]\s*(\d{2})?)?$/.exec(bare) ?? /^(\d{1,2})(\d{2})$/.exec(bare);
  if (!typed) return null;
  const [, hour = '', minute = '00'] = typed;
  return Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}` : null;
}

/** What the two boxes of a day and an hour hold, as one value: `YYYY-MM-DDTHH:MM`, or both texts while they are none. */
export function joinDateTime(date: string, time: string): string {
  if (date.trim() === '' && time.trim() === '') return '';
  const pasted = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})/.exec(date.trim());
  if (pasted) return `${pasted[1]}T${pasted[2]}`;
  const [day, hour] = [readFrenchDate(date), readFrenchTime(time)];
  return day && hour ? `${day}T${hour}` : `${date}${BETWEEN}${time}`;
}

const BETWEEN = ' à ';

/** The texts of the two boxes for such a value. */
export function splitDateTime(value: string): [date: string, time: string] {
  const iso = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(value);
  if (iso) return [showFrenchDate(iso[1] ?? ''), iso[2] ?? ''];
  const [date = '', time = ''] = value.split(BETWEEN);
  return [date, time];
}
