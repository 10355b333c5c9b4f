import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ofProcess } from './process';

const BYTES = 4_000_000;
/** Beside a text's bytes: its key, and what it is kept in. */
const ENTRY_BYTES = 300;
const KEPT_MS = 10 * 60_000;

// Bytes, for a text that was put together keeps all the pieces that it was made of, at two bytes a character.
const kept = ofProcess(
  'drawn',
  () =>
    new LRUCache<string, Buffer>({
      maxSize: BYTES,
      ttl: KEPT_MS,
      sizeCalculation: (text) => text.length + ENTRY_BYTES,
    }),
)();

/**
 * A text that is drawn from data, and from nothing else: the day, who asks or a setting stand in the data. Drawn once for the
 * same data and the same `kind`, as long as it is remembered.
 */
export function drawnOnce<T extends object>(kind: string, data: T, draw: (data: T) => string): string {
  const key = createHash('sha256')
    .update(`${kind} ${JSON.stringify(data)}`)
    .digest('base64');
  const known = kept.get(key);
  if (known !== undefined) return known.toString();
  const text = draw(data);
  // A small one of Node's own making is a part of eight thousand bytes, and keeps them all.
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  kept.set(key, bytes);
  return text;
}
