import 'server-only';
import { revalidatePath } from 'next/cache';

/**
 * Makes the next read of these pages fresh. Commands call it after their commit.
 * Outside the web server (seed, tests of commands) there are no kept pages, so it does nothing there.
 */
export function expirePages(...paths: string[]): void {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  for (const path of paths) revalidatePath(path);
}

const ENTRIES_PER_KIND = 1_000;

type Entry = { until: number; value: Promise<unknown> };
const kept = globalThis as typeof globalThis & { rihlaRemembered?: Map<string, Map<string, Entry>> };
kept.rihlaRemembered ??= new Map();
const kinds = kept.rihlaRemembered;

/**
 * Reads at most once in so many seconds per process and kind of thing; for what may be a little old elsewhere and costs
 * more than a page, never for kilograms or money. A failed read is forgotten at once, the oldest of a kind when there
 * are a thousand.
 */
export function remember<T>(kind: string, key: string, seconds: number, read: () => Promise<T>): Promise<T> {
  const entries = kinds.get(kind) ?? new Map<string, Entry>();
  kinds.set(kind, entries);
  const known = entries.get(key);
  if (known && known.until > Date.now()) return known.value as Promise<T>;
  const value = read();
  const entry = { until: Date.now() + seconds * 1000, value };
  entries.delete(key);
  entries.set(key, entry);
  if (entries.size > ENTRIES_PER_KIND) entries.delete(entries.keys().next().value ?? key);
  value.catch(() => entries.get(key) === entry && entries.delete(key));
  return value;
}

/** What was remembered of a kind, or one thing of it, is read anew. Commands call it after their commit. */
export function forget(kind: string, key?: string): void {
  if (key === undefined) kinds.delete(kind);
  else kinds.get(kind)?.delete(key);
}
