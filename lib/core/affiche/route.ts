import type { Sens } from '@/lib/langues/langue.mjs';
import type { Affiche, Troncon } from './affiche';
import { fitLines } from './fit';
import { type MeasureIn, textAt, turned } from './lettering';
import { bold, COLOURS, plain } from './look';

const BAR = 16;
const RING = 13;
/** Between a place's ring and the bars beside it. */
const AIR = 6;

const FREE: Record<Troncon['colour'], string> = {
  palm: COLOURS.palm,
  saffron: COLOURS.saffron,
  clay: COLOURS.clay,
  full: COLOURS.ink,
  vide: COLOURS.line,
};

const HATCH = `<pattern id="h" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="9" height="9" fill="#2b2740"/><rect width="3" height="9" fill="#5a5470"/></pattern>`;

/** The route line: what is taken of each part hatched, what is free coloured and written, the places below. */
export async function drawRoute(
  { villes, parties }: NonNullable<Affiche['route']>,
  { left, right, y, sens }: { left: number; right: number; y: number; sens: Sens },
  measure: MeasureIn,
): Promise<string> {
  const share = (right - left) / parties.length;
  const shapes = [HATCH];
  const texts: string[] = [];
  for (const [index, { libelle, repli, troncons }] of parties.entries()) {
    const from = left + share * index + (index === 0 ? 2 * RING : RING) + AIR;
    const to = left + share * (index + 1) - (index === parties.length - 1 ? 2 * RING : RING) - AIR;
    shapes.push(bars(troncons, from, to, y, index));
    const words = repli ? `${libelle} (${repli})` : libelle;
    const [line = ''] = await fitLines(words, to - from, 1, measure(bold(26)));
    texts.push(textAt(line, { x: (from + to) / 2, y: y - 24 }, bold(26), COLOURS.ink, 'middle', sens));
  }
  for (const [index, ville] of villes.entries()) {
    const last = index === villes.length - 1;
    const middle = left + share * index;
    const cx = index === 0 ? left + RING : last ? right - RING : middle;
    shapes.push(
      `<circle cx="${cx}" cy="${y}" r="${RING - 3}" fill="${COLOURS.surface}" stroke="${COLOURS.ink}" stroke-width="6"/>`,
    );
    const lettering = index === 0 || last ? bold(28) : plain(28);
    const room = share * (index === 0 || last ? 0.6 : 0.68);
    const [name = ''] = await fitLines(
      ville,
      villes.length === 2 ? share * 0.48 : room,
      1,
      measure(lettering),
    );
    const [x, anchor] =
      index === 0 ? [left, 'start' as const] : last ? [right, 'end' as const] : [cx, 'middle' as const];
    texts.push(textAt(name, { x, y: y + 54 }, lettering, COLOURS.ink, anchor, sens));
  }
  return turned(shapes.join(''), sens) + texts.join('');
}

function bars(troncons: Troncon[], from: number, to: number, y: number, index: number): string {
  const width = (to - from) / troncons.length;
  const drawn = troncons.map(({ taken, colour }, at) => {
    const x = from + width * at;
    const bar = (length: number, fill: string) =>
      `<rect x="${x}" y="${y - BAR / 2}" width="${length}" height="${BAR}" fill="${fill}"/>`;
    return bar(width, FREE[colour]) + (taken > 0 ? bar(width * taken, 'url(#h)') : '');
  });
  const clip = `<clipPath id="p${index}"><rect x="${from}" y="${y - BAR / 2}" width="${to - from}" height="${BAR}" rx="${BAR / 2}"/></clipPath>`;
  return `${clip}<g clip-path="url(#p${index})">${drawn.join('')}</g>`;
}
