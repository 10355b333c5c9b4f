import type { Sens } from '@/lib/langues/langue.mjs';
import { AFFICHE_WIDTH } from './affiche';
import { isRightToLeft } from './drawable';
import type { Measure } from './fit';
import type { Lettering } from './look';

/** How wide a text is in a style. */
export type MeasureIn = (lettering: Lettering) => Measure;

type Anchor = 'start' | 'middle' | 'end';

/** Shapes as they stand in a picture that is read that way: drawn for one from left to right, they are turned over for the other. */
export function turned(shapes: string, sens: Sens): string {
  return sens === 'rtl' ? `<g transform="translate(${AFFICHE_WIDTH} 0) scale(-1 1)">${shapes}</g>` : shapes;
}

/**
 * A line of text at a place of a picture that is read `sens`, whichever way the line itself is read: `x` and `anchor` are those of
 * a picture from left to right.
 */
export function textAt(
  line: string,
  { x, y }: { x: number; y: number },
  { family, weight, size }: Lettering,
  fill: string,
  anchor: Anchor = 'start',
  sens: Sens = 'ltr',
): string {
  const other = { start: 'end', middle: 'middle', end: 'start' } as const;
  const rtl = sens === 'rtl' ? isOfArabic(line) : isRightToLeft(line);
  // a line’s start is on the right when it is read from there
  const own = rtl === (sens === 'rtl') ? anchor : other[anchor];
  const at = sens === 'rtl' ? AFFICHE_WIDTH - x : x;
  return `<text x="${at}" y="${y}" font-family="${family}" font-weight="${weight}" font-size="${size}" fill="${fill}" text-anchor="${own}"${rtl ? ' direction="rtl"' : ''}>${escaped(line)}</text>`;
}

/** Of lines in an Arabic picture those that are all in Latin letters (a name, a title) keep their own way, but for what is marked (`routeText`). */
const isOfArabic = (line: string) => /[\p{Script=Arabic}\u200f]/u.test(line) || !/\p{L}/u.test(line);

function escaped(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (sign) => names[sign] ?? '');
}
