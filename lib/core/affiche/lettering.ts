import { isRightToLeft } from './drawable';
import type { Measure } from './fit';
import type { Lettering } from './look';

/** How wide a text is in a style. */
export type MeasureIn = (lettering: Lettering) => Measure;

type Anchor = 'start' | 'middle' | 'end';

/** A line of text at a place, whichever way it is read. */
export function textAt(
  line: string,
  { x, y }: { x: number; y: number },
  { family, weight, size }: Lettering,
  fill: string,
  anchor: Anchor = 'start',
): string {
  // of a line from right to left the start is on the right
  const turned = { start: 'end', middle: 'middle', end: 'start' } as const;
  const rtl = isRightToLeft(line);
  return `<text x="${x}" y="${y}" font-family="${family}" font-weight="${weight}" font-size="${size}" fill="${fill}" text-anchor="${rtl ? turned[anchor] : anchor}"${rtl ? ' direction="rtl"' : ''}>${escaped(line)}</text>`;
}

function escaped(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (sign) => names[sign] ?? '');
}
