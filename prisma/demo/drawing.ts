import { readFileSync } from 'node:fs';

/** An image of the demo world, as SVG, by the name that its demandes, produits, agencies and people use. */
export function drawingOf(name: string): Buffer {
  return readFileSync(new URL(`./images/${name}.svg`, import.meta.url));
}
