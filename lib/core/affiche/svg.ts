import { type Sens, sensOf } from '@/lib/langues/langue.mjs';
import { PRODUCT_NAME } from '../product';
import type { Affiche } from './affiche';
import { AFFICHE_HEIGHT, AFFICHE_WIDTH } from './affiche';
import { fitLines } from './fit';
import { type MeasureIn, textAt, turned } from './lettering';
import { bold, COLOURS, display, plain } from './look';
import { drawRoute } from './route';

const LEFT = 64;
const RIGHT = AFFICHE_WIDTH - LEFT;
const IMAGE = { x: 776, y: 64, width: 360, height: 400 };
const FOOT = 506;

/** The picture as SVG. `image` is a data address of what is shown beside, already as large as its place. */
export async function afficheSvg(
  affiche: Affiche,
  image: string | null,
  measure: MeasureIn,
): Promise<string> {
  const { titre, lignes, route } = affiche;
  const sens = sensOf(affiche.langue);
  const width = (route ? RIGHT : IMAGE.x - 48) - LEFT;
  const parts = [head(affiche, image !== null)];
  const title = await titleLines(titre, width, route ? 2 : 3, measure);
  let y = 128 + title.size;
  for (const line of title.lines) {
    parts.push(textAt(line, { x: LEFT, y }, display(title.size), COLOURS.ink, 'start', sens));
    y += Math.round(title.size * 1.12);
  }
  y += 44 - Math.round(title.size * 1.12) + 12;
  for (const ligne of lignes) {
    const [line = ''] = await fitLines(ligne, width, 1, measure(plain(34)));
    parts.push(textAt(line, { x: LEFT, y }, plain(34), COLOURS.muted, 'start', sens));
    y += 46;
  }
  if (route) parts.push(await drawRoute(route, { left: LEFT, right: RIGHT, y: 408, sens }, measure));
  if (image) parts.push(beside(image, sens));
  else if (!route) parts.splice(0, 0, turned(DRAWING, sens));
  parts.push(await foot(affiche, measure));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${AFFICHE_WIDTH}" height="${AFFICHE_HEIGHT}"><rect width="100%" height="100%" fill="${COLOURS.ground}"/>${parts.join('')}</svg>`;
}

async function titleLines(titre: string, width: number, most: number, measure: MeasureIn) {
  for (const [size, count] of [
    [84, 1],
    [66, 2],
  ] as const) {
    const lines = await fitLines(titre, width, count + 1, measure(display(size)));
    if (lines.length <= count) return { lines, size };
  }
  const size = most > 2 ? 54 : 58;
  return { lines: await fitLines(titre, width, most, measure(display(size))), size };
}

/** The mark with the name, and what the page is about. */
function head({ genre, langue }: Affiche, narrow: boolean): string {
  const sens = sensOf(langue);
  const left = sens === 'rtl' ? RIGHT - 48 : LEFT;
  const mark = `<g transform="translate(${left} 48) scale(1.6)"><rect width="30" height="30" rx="8" fill="${COLOURS.majorelle}"/><path d="M6.5 20.5C10 20.5 10.5 9.5 14.5 9.5s4 8.5 9 8" stroke="#fff" stroke-width="2.6" stroke-linecap="round" fill="none"/><circle cx="6.5" cy="20.5" r="2.8" fill="${COLOURS.saffron}"/><circle cx="23.5" cy="17.5" r="2.5" fill="#fff"/></g>`;
  const name = textAt(PRODUCT_NAME, { x: LEFT + 64, y: 86 }, display(38), COLOURS.ink, 'start', sens);
  const x = narrow ? IMAGE.x - 48 : RIGHT;
  return mark + name + textAt(genre, { x, y: 84 }, bold(28), COLOURS.majorelle, 'end', sens);
}

function beside(image: string, sens: Sens): string {
  const { y, width, height } = IMAGE;
  const x = sens === 'rtl' ? AFFICHE_WIDTH - IMAGE.x - width : IMAGE.x;
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return `<clipPath id="i"><rect ${box} rx="28"/></clipPath><image ${box} href="${image}" clip-path="url(#i)"/>`;
}

/** Where there is nothing to show: the mark's road, large and pale. */
const DRAWING = `<g transform="translate(628 0) scale(21)"><path d="M6.5 20.5C10 20.5 10.5 9.5 14.5 9.5s4 8.5 9 8" stroke="${COLOURS.tint}" stroke-width="2.2" stroke-linecap="round" fill="none"/><circle cx="6.5" cy="20.5" r="2.2" fill="${COLOURS.pale}"/><circle cx="23.5" cy="17.5" r="2.2" fill="${COLOURS.tint}"/></g>`;

/** How large the picture beside is drawn. */
export const IMAGE_SIZE = { width: IMAGE.width, height: IMAGE.height };

/** Who, and the number that counts. */
async function foot({ langue, personne, chiffre }: Affiche, measure: MeasureIn): Promise<string> {
  const sens = sensOf(langue);
  const parts = [`<path d="M${LEFT} ${FOOT}H${RIGHT}" stroke="${COLOURS.line}" stroke-width="2"/>`];
  let right = RIGHT;
  if (chiffre) {
    const { valeur, mot } = chiffre;
    parts.push(textAt(mot, { x: RIGHT, y: 578 }, plain(32), COLOURS.muted, 'end', sens));
    right -= mot ? (await measure(plain(32))(mot)) + 14 : 0;
    parts.push(textAt(valeur, { x: right, y: 578 }, display(52), COLOURS.ink, 'end', sens));
    right -= (await measure(display(52))(valeur)) + 48;
  }
  if (personne) {
    const { nom, detail, initiales, couleur } = personne;
    const [cx, cy] = [LEFT + 36, 566];
    parts.push(turned(`<circle cx="${cx}" cy="${cy}" r="36" fill="${couleur}"/>`, sens));
    parts.push(textAt(initiales, { x: cx, y: cy + 10 }, bold(28), '#fff', 'middle', sens));
    const width = right - LEFT - 96;
    const [name = ''] = await fitLines(nom, width, 1, measure(bold(32)));
    parts.push(textAt(name, { x: LEFT + 96, y: detail ? 560 : 577 }, bold(32), COLOURS.ink, 'start', sens));
    if (detail) {
      const [words = ''] = await fitLines(detail, width, 1, measure(plain(26)));
      parts.push(textAt(words, { x: LEFT + 96, y: 596 }, plain(26), COLOURS.muted, 'start', sens));
    }
  }
  return parts.join('');
}
