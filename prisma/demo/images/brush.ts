/** One colour under the pictures' light, which falls from the upper left. */
export type Tone = { light: string; base: string; shade: string };

const tone = (light: string, base: string, shade: string): Tone => ({ light, base, shade });

export const ink = tone('#4B4577', '#2A2550', '#1A1730');
export const majorelle = tone('#8276F0', '#5B4BDB', '#3F31B0');
export const lilac = tone('#DCD6FA', '#BDB3F2', '#988BDD');
export const saffron = tone('#FFD27A', '#F2A81D', '#CC8409');
export const clay = tone('#E88468', '#CB5334', '#9E361C');
export const rose = tone('#F8D3C6', '#EDAE9B', '#D48A74');
export const palm = tone('#62B88A', '#2B8A5B', '#1A6641');
export const teal = tone('#62BCD1', '#1F86A3', '#0F647D');
export const sand = tone('#FBF3E4', '#EBDABD', '#CFB78F');
export const white = tone('#FFFFFF', '#F7F4FC', '#D3CCE4');
export const metal = tone('#EFEDF6', '#C9C5DA', '#9C96B5');
export const wood = tone('#C98F58', '#A26736', '#7A4922');
export const brown = tone('#8A5A3C', '#633A22', '#452614');
export const gold = tone('#FBE2A0', '#E3B44A', '#B58424');
export const kraft = tone('#E9C48F', '#DBAE75', '#BA894F');

/** Outlines, as the `d` of a path: everything in a picture is one. */
export const box = (x: number, y: number, w: number, h: number, r = 0): string =>
  `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}Z`;
export const disc = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

export const flat = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;
export const line = (d: string, stroke: string, width = 4, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;
export const dots = (d: string, stroke: string, width: number, gap: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="0 ${gap}"/>`;

/** What is drawn inside an outline, and nothing beyond it. */
export function within(d: string, drawing: string): string {
  const id = d.replace(/\W/g, (sign) => String(sign.charCodeAt(0)));
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${drawing}</g>`;
}

/** A body in the light: its own colour, and a rim of shade on the side that is turned away. */
export const solid = (d: string, { base, shade }: Tone, dx = 7, dy = 3): string =>
  within(d, `${flat(d, shade)}<g transform="translate(${-dx} ${-dy})">${flat(d, base)}</g>`);

/** A drawing around its own origin, put at a place, turned and scaled. */
export const at = (x: number, y: number, drawing: string, turn = 0, scale = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawing}</g>`;
export const mirrored = (x: number, drawing: string): string =>
  `<g transform="translate(${2 * x} 0) scale(-1 1)">${drawing}</g>`;
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
/** The soft shadow under something that stands at `cx`; the table's is at 241. */
export const shadow = (cx: number, rx: number, cy = 241, ry = rx / 11 + 3): string =>
  `<ellipse cx="${cx + 7}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#shadow)"/>`;
/** A leaf that grows from the origin to the right. */
export const leaf = (length: number, green: Tone = palm): string =>
  solid(
    `M0 0Q${length * 0.4} ${-length * 0.36} ${length} 0Q${length * 0.5} ${length * 0.3} 0 0Z`,
    green,
    0,
    -length * 0.1,
  ) + line(`M2 0H${length * 0.72}`, green.shade, 1.6);
