import { readFileSync } from 'node:fs';

/** Where something stands on a screen, in its points. */
export type Place = { x: number; y: number; width: number; height: number };

/** How light each point is, from 0 to 255, row by row. */
export type Looks = { width: number; height: number; light: Uint8Array };

/**
 * A part of the screen as Xvfb shows it in a file (XWD: a head of 32-bit numbers, the largest byte first, a table of colours,
 * then four bytes a point). WebKit's driver draws pictures of a page without what is in it.
 */
export function looksOf(file: string, place: Place): Looks {
  const screen = readFileSync(file);
  const head = (nth: number) => screen.readUInt32BE(4 * nth);
  const [headBytes, lineBytes, colours] = [head(0), head(12), head(19)];
  const first = headBytes + 12 * colours;
  const [left, top] = [Math.round(place.x), Math.round(place.y)];
  const [width, height] = [Math.round(place.width), Math.round(place.height)];
  const light = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = first + (top + y) * lineBytes + 4 * (left + x);
      light[y * width + x] = Math.round(
        ((screen[at] ?? 0) + (screen[at + 1] ?? 0) + (screen[at + 2] ?? 0)) / 3,
      );
    }
  return { width, height, light };
}
