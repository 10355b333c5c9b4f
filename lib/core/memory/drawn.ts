import { LRUCache } from 'lru-cache';

/** Characters, of the data and of what is drawn from them. */
const SIZE = 3_000_000;
const KEPT_MS = 10 * 60_000;

// Of the process, not of the module: Next makes a module anew for each of its bundles.
const ofProcess = globalThis as typeof globalThis & { rihlaDrawn?: LRUCache<string, string> };
ofProcess.rihlaDrawn ??= new LRUCache<string, string>({
  maxSize: SIZE,
  ttl: KEPT_MS,
  sizeCalculation: (text, data) => text.length + data.length,
});
const kept = ofProcess.rihlaDrawn;

/**
 * A text that is drawn from data, and from nothing else: the day, who asks or a setting stand in the data. Drawn once for the
 * same data and the same `kind`, as long as it is remembered.
 */
export function drawnOnce<T extends object>(kind: string, data: T, draw: (data: T) => string): string {
  const key = `${kind} ${JSON.stringify(data)}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const text = draw(data);
  kept.set(key, text);
  return text;
}
