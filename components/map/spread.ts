type Point = { x: number; y: number };

const ROUNDS = 400;

/**
 * Moves what stands nearer to each other than `least` apart, each as little: where each is to be drawn, in the given order. What
 * stands at the same place goes side by side.
 */
export function spread(points: Point[], least: number): Point[] {
  const placed = points.map((point) => ({ ...point }));
  for (let round = 0; round < ROUNDS && pushApart(placed, least); round++);
  return placed;
}

/** Whether any two had to move. */
function pushApart(placed: Point[], least: number): boolean {
  let moved = false;
  for (const [at, one] of placed.entries())
    for (const other of placed.slice(at + 1)) {
      const [dx, dy] = [other.x - one.x, other.y - one.y];
      const apart = Math.hypot(dx, dy);
      if (apart >= least) continue;
      const [x, y] = apart > 0 ? [dx / apart, dy / apart] : [1, 0];
      // A hair more, so that it ends.
      const push = (least - apart) / 2 + 0.01;
      one.x -= x * push;
      one.y -= y * push;
      other.x += x * push;
      other.y += y * push;
      moved = true;
    }
  return moved;
}
