import type { Point } from './projection';

export interface LabelWish {
  name: string;
  at: Point;
  /** Radius of the place's dot. */
  radius: number;
  bold: boolean;
}

export interface PlacedLabel {
  name: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  bold: boolean;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const inside = (a: Box, b: Box) =>
  a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;

/** The text's width without a browser: on the wide side for the site's font. */
const textWidth = (label: LabelWish, size: number) => label.name.length * size * (label.bold ? 0.56 : 0.53);

/** The places for one label in order of preference, each with the box that its text would fill. */
function candidates(label: LabelWish, size: number): { placed: PlacedLabel; box: Box }[] {
  const { name, bold, at, radius } = label;
  const width = textWidth(label, size);
  const gap = radius + size * 0.35;
  const middle = at.y + size * 0.34;
  const spots: [PlacedLabel['anchor'], number, number][] = [
    ['start', at.x + gap, middle],
    ['end', at.x - gap, middle],
    ['start', at.x + gap, middle - size * 0.4],
    ['start', at.x + gap, middle + size * 0.4],
    ['start', at.x + gap * 0.8, middle - size * 0.75],
    ['start', at.x + gap * 0.8, middle + size * 0.75],
    ['end', at.x - gap * 0.8, middle - size * 0.75],
    ['end', at.x - gap * 0.8, middle + size * 0.75],
    ['middle', at.x, at.y - gap],
    ['middle', at.x, at.y + gap + size * 0.7],
  ];
  return spots.map(([anchor, x, y]) => {
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
    const box = { left, right: left + width, top: y - size * 0.85, bottom: y + size * 0.28 };
    return { placed: { name, bold, anchor, x, y }, box };
  });
}

/**
 * Puts labels beside their dots, the first wishes first, so that none meets another, a foreign dot or the edge. What
 * finds no room stays without a label.
 */
export function placeLabels(wishes: LabelWish[], size: number, view: Box): PlacedLabel[] {
  const taken: Box[] = [];
  const dots = wishes.map(({ at, radius }) => ({
    at,
    box: { left: at.x - radius, right: at.x + radius, top: at.y - radius, bottom: at.y + radius },
  }));
  return wishes.flatMap((wish) => {
    const others = dots.filter((dot) => dot.at !== wish.at).map((dot) => dot.box);
    const free = candidates(wish, size).find(
      ({ box }) => inside(box, view) && ![...taken, ...others].some((other) => overlaps(box, other)),
    );
    if (!free) return [];
    taken.push(free.box);
    return [free.placed];
  });
}
