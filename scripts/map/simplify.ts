import type { Objects, Topology } from 'topojson-specification';

type XY = [number, number];

/** How far p lies from the segment a–b, in degrees. */
function distance([px, py]: XY, [ax, ay]: XY, [bx, by]: XY): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / length));
  return Math.hypot(px - ax - t * dx, py - ay - t * dy);
}

/** Douglas and Peucker: the points without which the line would move by more than the tolerance. */
function keep(line: XY[], tolerance: number): XY[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return line;
  let farthest = 0;
  let at = 0;
  for (let i = 1; i < line.length - 1; i++) {
    const d = distance(line[i] ?? first, first, last);
    if (d > farthest) [farthest, at] = [d, i];
  }
  if (farthest <= tolerance) return [first, last];
  return [...keep(line.slice(0, at + 1), tolerance).slice(0, -1), ...keep(line.slice(at), tolerance)];
}

/** The topology with its arcs in degrees and simplified; neighbours still share them, so no gap opens. */
export function simplify<T extends Objects>(topology: Topology<T>, tolerance: number): Topology<T> {
  const { scale = [1, 1], translate = [0, 0] } = topology.transform ?? {};
  const arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0];
    const line = arc.map(([dx = 0, dy = 0]): XY => {
      [x, y] = [x + dx, y + dy];
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    return keep(line, tolerance);
  });
  const { transform: _, ...rest } = topology;
  return { ...rest, arcs };
}
