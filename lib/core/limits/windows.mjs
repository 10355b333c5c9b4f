/**
 * Counts events by key in this process's memory, for limits on what happens too often for the database: a few hundred
 * nanoseconds each. The window slides: what the one before it held counts for as much of it as still lies within.
 * @param {{ points: number, seconds: number, maxKeys?: number }} limit `points` in `seconds`; beyond `maxKeys` the oldest
 *   key is forgotten, so that a flood of addresses fills no memory
 * @returns {(key: string, nowMs?: number) => number} counts one event; the seconds to wait when there were too many, else 0
 */
export function makeWindows({ points, seconds, maxKeys = 20_000 }) {
  const lengthMs = seconds * 1000;
  let startedMs = 0;
  /** @type {Map<string, number>} */
  let counts = new Map();
  /** @type {Map<string, number>} */
  let before = new Map();
  return (key, nowMs = Date.now()) => {
    if (nowMs - startedMs >= lengthMs) {
      before = nowMs - startedMs < 2 * lengthMs ? counts : new Map();
      counts = new Map();
      startedMs = nowMs - (nowMs % lengthMs);
    }
    const leftMs = startedMs + lengthMs - nowMs;
    const count = (counts.get(key) ?? 0) + 1;
    if (count + ((before.get(key) ?? 0) * leftMs) / lengthMs > points)
      return Math.max(1, Math.ceil(leftMs / 1000));
    if (count === 1 && counts.size >= maxKeys)
      for (const oldest of counts.keys()) {
        counts.delete(oldest);
        break;
      }
    counts.set(key, count);
    return 0;
  };
}
