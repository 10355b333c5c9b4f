const two = (text: string | number) => String(text).padStart(2, '0');

function realDay(year: number, month: number, day: number): string | null {
  const iso = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(+date) && date.toISOString().startsWith(iso) ? iso : null;
}

/** « 26 » is 2026, « 90 » is 1990: two digits mean the century that ends ten years after `now`. */
function fullYear(text: string, now: Date): number {
  const year = Number(text);
  if (text.length > 2) return year;
  const century = Math.floor(now.getFullYear() / 100) * 100;
  return century + year > now.getFullYear() + 10 ? century - 100 + year : century + year;
}

/**
 * A day as people type it (« 24/12/2026 », « 5.3.26 », « 24122026 ») or paste it (« 2026-12-24 »), as `YYYY-MM-DD`.
 * Null for what is no day.
 */
export function readFrenchDate(text: string, now = new Date()): string | null {
  const [year, month, day] = writtenIn(text, now) ?? [];
  return year === undefined || month === undefined || day === undefined ? null : realDay(year, month, day);
}

/** What is to be said of a text that is no day: how one writes it, or of the 30th of February that it does not exist. */
export function dayProblem(text: string, now = new Date()): 'jourInconnu' | 'dateAinsi' {
  const [, month = 13, day = 32] = writtenIn(text, now) ?? [];
  // « 12/31/2026 » is a day, written in another order.
  return month <= 12 && day <= 31 ? 'jourInconnu' : 'dateAinsi';
}

/** Year, month and day of what is written as one writes a day, whether there is such a day or not. */
function writtenIn(text: string, now: Date): [number, number, number] | null {
  const bare = text.trim();
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(bare);
  if (iso) return [Number(iso[1]), Number(iso[2]), Number(iso[3])];
  const typed =
    /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d{2})$/.exec(bare) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(bare);
  if (!typed) return null;
  const [, day = '', month = '', year = ''] = typed;
  return [fullYear(year, now), Number(month), Number(day)];
}

/** `YYYY-MM-DD` as `jj/mm/aaaa`; anything else as it is. */
export function showFrenchDate(value: string): string {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  return iso ? `${iso[3]}/${iso[2]}/${iso[1]}` : value;
}
