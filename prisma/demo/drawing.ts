import { readFileSync } from 'node:fs';

type Colours = readonly [light: string, dark: string];

const SKINS: Colours[] = [
  ['#F1C9A5', '#DDA97F'],
  ['#E0AC7E', '#C68B5B'],
  ['#C68A5C', '#A66D42'],
  ['#B87B52', '#98603B'],
  ['#9A6240', '#7C4A2D'],
  ['#6F432B', '#54301D'],
];
const CLOTHES: Colours[] = [
  ['#2A2550', '#1A1730'],
  ['#1F86A3', '#0F647D'],
  ['#2B8A5B', '#1A6641'],
  ['#CB5334', '#9E361C'],
  ['#5B4BDB', '#3F31B0'],
  ['#F2A81D', '#CC8409'],
];
const GROUNDS = ['#F3CCBE', '#D9D3F6', '#C8E1CF', '#C5E1E9', '#EFE1C9', '#F8D292', '#F6D9E4'];

/** What a portrait draws first in each colour. The skin's are its own; the darkest cloth is as dark as the eyes. */
const FACE = 'M126 172';
const NECK = 'M166 240';
const BODY = 'M40 400';
const SHADE = 'M250 291';
const COLLAR = 'M150 292';

/**
 * An image of the demo world, as SVG, by the name that its demandes, produits, agencies and people use. A portrait's may go on with
 * other colours, « homme-4/skin/clothes/ground ».
 */
export function drawingOf(name: string): Buffer {
  const [drawn = '', ...others] = name.split('/');
  const image = readFileSync(new URL(`./images/${drawn}.svg`, import.meta.url));
  return others.length === 0 ? image : Buffer.from(recoloured(image.toString(), others.map(Number)));
}

function recoloured(portrait: string, [skin = 0, clothes = 0, ground = 0]: number[]): string {
  const [face, shadow] = SKINS[skin] ?? [];
  const [body, shade] = CLOTHES[clothes] ?? [];
  const paths = [
    [BODY, body],
    [SHADE, shade],
    [COLLAR, shade],
  ] as const;
  return paths
    .reduce((image, [path, colour]) => image.replace(fillOf(path), `$1${colour}`), portrait)
    .replaceAll(colourOf(FACE, portrait), String(face))
    .replaceAll(colourOf(NECK, portrait), String(shadow))
    .replace(/(height="400" fill=")#\w+/, `$1${GROUNDS[ground]}`);
}

const fillOf = (path: string) => new RegExp(`(d="${path}[^>]*?fill=")(#\\w+)`);

function colourOf(path: string, portrait: string): string {
  const colour = fillOf(path).exec(portrait)?.[2];
  if (!colour) throw new Error(`a portrait without ${path}`);
  return colour;
}
