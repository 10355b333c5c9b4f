import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from './support/browser';
import { HERE } from './support/here';
import type { Looks } from './support/looks';
import { personAt } from './support/person';

// How a day's field looks in WebKit, which by itself hangs its text at its top edge and shows this minute in an empty one: its text stands in the middle of its box, and an empty one does not look
// as if somebody had filled it in.

const { SITE_URL = '' } = process.env;
const MINUTES = 60_000;
/** Of the box's height: a text that hangs at its top edge is a quarter or more off. */
const OFF_CENTRE = 0.12;
/** Of 255; the letters of a field are seen. */
const SEEN = 40;

/** Where a field's letters stand and how strong they are: how far off the middle of its box, and their contrast with it. */
function lettersOf({ width, height, light }: Looks) {
  const counts = new Map<number, number>();
  for (const one of light) counts.set(one, (counts.get(one) ?? 0) + 1);
  const ground = [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
  // Without the border at its edge, and what opens a calendar at its end.
  const [left, right, edge] = [6, Math.floor(width * 0.7), Math.ceil(height / 12)];
  const rows: number[] = [];
  let contrast = 0;
  for (let y = edge; y < height - edge; y += 1)
    for (let x = left; x < right; x += 1) {
      const off = Math.abs((light[y * width + x] ?? 0) - ground);
      contrast = Math.max(contrast, off);
      if (off > SEEN) rows.push(y);
    }
  const middle = ((rows[0] ?? 0) + (rows.at(-1) ?? 0) + 1) / 2;
  return { seen: rows.length, offCentre: Math.abs(middle / height - 0.5), contrast };
}

/** Puts the field as the server sends it, which browsers draw themselves, beside the page: empty and filled, by day and by minute. */
async function showNative(): Promise<number> {
  const html = await (await fetch('/transporteurs')).text();
  const sent = new DOMParser().parseFromString(html, 'text/html').querySelector('input[type="date"]');
  const minute = new Date().toISOString().slice(0, 16);
  const shelf = document.createElement('div');
  shelf.style.cssText =
    'position:fixed;inset:0 auto auto 0;z-index:999;background:#fff;width:600px;padding:10px';
  for (const [type, now] of [
    ['date', minute.slice(0, 10)],
    ['datetime-local', minute],
  ] as const)
    for (const value of ['', now]) {
      const label = document.createElement('label');
      label.textContent = `Essai ${type} ${value ? 'rempli' : 'vide'}`;
      const field = document.importNode(sent as HTMLInputElement);
      Object.assign(field, { type, value, id: '', name: '' });
      label.append(field);
      shelf.append(label);
    }
  document.body.append(shelf);
  return shelf.querySelectorAll('input').length;
}

describe.each(HERE.filter(({ name }) => name === 'WebKit'))('$name', ({ program, start }) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await start(program);
  }, MINUTES);
  afterAll(() => browser?.close());

  test(
    'a day is written in the middle of its field, and an empty one looks empty',
    async () => {
      const person = await personAt(browser, SITE_URL);
      await person.open('/');
      const empty = lettersOf(await person.looksAt('Date'));
      await person.fillDate('Date', '2031-12-24');
      await person.press('field', 'Départ');
      const filled = lettersOf(await person.looksAt('Date'));
      expect(filled.seen).toBeGreaterThan(0);
      expect(filled.offCentre).toBeLessThan(OFF_CENTRE);
      // What is only an example is paler than what was written.
      expect(empty.contrast).toBeLessThan(filled.contrast - SEEN);
      expect(await person.ask(showNative)).toBe(4);
      for (const type of ['date', 'datetime-local']) {
        const native = lettersOf(await person.looksAt(`Essai ${type} rempli`));
        expect([type, native.seen > 0, native.offCentre < OFF_CENTRE]).toEqual([type, true, true]);
      }
    },
    2 * MINUTES,
  );
});
