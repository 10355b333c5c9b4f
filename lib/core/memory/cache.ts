import 'server-only';
import { LRUCache } from 'lru-cache';
import { outsideRequests } from './outside';
import { ofProcess } from './process';

const ENTRIES_PER_KIND = 1_000;
const VERSIONS_PER_KIND = 10_000;
/** Characters of JSON, which is about what a value takes in memory. */
const SIZE_PER_KIND = 4_000_000;
const VERSIONS_SIZE_PER_KIND = 40_000_000;
/** A version that nobody asked for in so long is given up, though it may still stand. */
const VERSIONS_KEPT_MS = 60 * 60_000;
const SWEEP_MS = 60_000;

/** How a thing stood: its version is a text that changes with every row it was made from. */
export type Versioned<T> = { id: string; version: string; value: T };

type Kept<V extends object> = Map<string, LRUCache<string, V>>;

const { remembered, reading, versions } = ofProcess('memory', () => outsideRequests(makeMemory))();

function makeMemory() {
  const remembered: Kept<{ value: unknown }> = new Map();
  const versions: Kept<Versioned<unknown>> = new Map();
  /** What is being read, by kind and key: who asks meanwhile waits for the same. */
  const reading = new Map<string, Promise<unknown>>();
  const sweep = () => {
    for (const entries of [...remembered.values(), ...versions.values()]) entries.purgeStale();
  };
  setInterval(sweep, SWEEP_MS).unref();
  return { remembered, reading, versions };
}

function ofKind<V extends object>(
  kinds: Kept<V>,
  kind: string,
  options: LRUCache.Options<string, V, unknown>,
) {
  const known = kinds.get(kind);
  if (known) return known;
  const entries = new LRUCache<string, V>({
    ...options,
    sizeCalculation: (value, key) => key.length + JSON.stringify(value).length,
  });
  kinds.set(kind, entries);
  return entries;
}

/**
 * Reads at most once in so many seconds per process and kind of thing; for what may be a little old elsewhere and costs
 * more than a page, never for kilograms or money. A failed read is forgotten at once, the least used of a kind when there
 * are a thousand or four million characters. What is kept is the value, read outside the request that asked for it.
 */
export function remember<T>(kind: string, key: string, seconds: number, read: () => Promise<T>): Promise<T> {
  const known = remembered.get(kind)?.get(key);
  if (known) return Promise.resolve(known.value as T);
  const name = `${kind} ${key}`;
  const underway = reading.get(name);
  if (underway) return underway as Promise<T>;
  const value = outsideRequests(read);
  reading.set(name, value);
  // not when it was forgotten meanwhile
  const isOver = () => reading.get(name) === value && reading.delete(name);
  value.then(
    (found) => {
      if (!isOver()) return;
      const entries = ofKind(remembered, kind, { max: ENTRIES_PER_KIND, maxSize: SIZE_PER_KIND });
      entries.set(key, { value: found }, { ttl: seconds * 1000 });
    },
    () => isOver(),
  );
  return value;
}

/** What was remembered of a kind, or one thing of it, is read anew. Commands call it after their commit. */
export function forget(kind: string, key?: string): void {
  if (key === undefined) remembered.delete(kind);
  else remembered.get(kind)?.delete(key);
  const name = `${kind} ${key ?? ''}`;
  for (const one of reading.keys())
    if (key === undefined ? one.startsWith(name) : one === name) reading.delete(one);
}

/**
 * Things whose versions were just read from the database, by id: those that still stand so are not read again, the others
 * are by `read` and kept (ten thousand of a kind per process, forty million characters, an hour). Never old, on any
 * instance: who asks for the versions asks the database. `read` asks once more who may see them; what it no longer finds is
 * missing from the answer. The values are shared: nobody changes them.
 */
export async function asVersioned<T>(
  kind: string,
  wanted: { id: string; version: string }[],
  read: (ids: string[]) => Promise<Versioned<T>[]>,
): Promise<Map<string, T>> {
  const entries = ofKind(versions, kind, {
    max: VERSIONS_PER_KIND,
    maxSize: VERSIONS_SIZE_PER_KIND,
    ttl: VERSIONS_KEPT_MS,
    ttlResolution: 1000,
  });
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
