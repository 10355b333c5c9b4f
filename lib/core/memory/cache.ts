import 'server-only';
import { LRUCache } from 'lru-cache';
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
const VERSIONS_PER_KIND = 10_000;

/** How a thing stood: its version is a text that changes with every row it was made from. */
export type Versioned<T> = { id: string; version: string; value: T };

// Of the process, not of the module: Next makes a module anew for each of its bundles.
const kept = globalThis as typeof globalThis & {
  rihlaRemembered?: Map<string, LRUCache<string, Promise<unknown>>>;
  rihlaVersions?: Map<string, LRUCache<string, Versioned<unknown>>>;
};
kept.rihlaRemembered ??= new Map();
kept.rihlaVersions ??= new Map();
const remembered = kept.rihlaRemembered;
const versions = kept.rihlaVersions;

function ofKind<V extends object>(kinds: Map<string, LRUCache<string, V>>, kind: string, max: number) {
  const known = kinds.get(kind);
  if (known) return known;
  const entries = new LRUCache<string, V>({ max });
  kinds.set(kind, entries);
  return entries;
}

/**
 * Reads at most once in so many seconds per process and kind of thing; for what may be a little old elsewhere and costs
 * more than a page, never for kilograms or money. A failed read is forgotten at once, the least used of a kind when there
 * are a thousand.
 */
export function remember<T>(kind: string, key: string, seconds: number, read: () => Promise<T>): Promise<T> {
  const entries = ofKind(remembered, kind, ENTRIES_PER_KIND);
  const known = entries.get(key);
  if (known) return known as Promise<T>;
  const value = read();
  entries.set(key, value, { ttl: seconds * 1000 });
  value.catch(() => entries.peek(key) === value && entries.delete(key));
  return value;
}

/** What was remembered of a kind, or one thing of it, is read anew. Commands call it after their commit. */
export function forget(kind: string, key?: string): void {
  if (key === undefined) remembered.delete(kind);
  else remembered.get(kind)?.delete(key);
}

/**
 * Things whose versions were just read from the database, by id: those that still stand so are not read again, the others
 * are by `read` and kept (ten thousand of a kind per process). Never old, on any instance: who asks for the versions
 * asks the database. `read` asks once more who may see them; what it no longer finds is missing from the answer. The
 * values are shared: nobody changes them.
 */
export async function asVersioned<T>(
  kind: string,
  wanted: { id: string; version: string }[],
  read: (ids: string[]) => Promise<Versioned<T>[]>,
): Promise<Map<string, T>> {
  const entries = ofKind(versions, kind, VERSIONS_PER_KIND);
  const found = new Map<string, T>();
  const missing: string[] = [];
  for (const { id, version } of wanted) {
    const known = entries.get(id);
    if (known?.version === version) found.set(id, known.value as T);
    else missing.push(id);
  }
  if (missing.length === 0) return found;
  for (const one of await read(missing)) {
    entries.set(one.id, one);
    found.set(one.id, one.value);
  }
  return found;
}
