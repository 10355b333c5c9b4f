import 'server-only';

const kept = globalThis as typeof globalThis & { rihlaOfProcess?: Map<string, unknown> };
kept.rihlaOfProcess ??= new Map();
const made = kept.rihlaOfProcess;

/**
 * What a process makes once, at its first use, and keeps. Of the process, not of the module: Next makes a module anew for each
 * of its bundles, and each would have its own. `name` is nobody else's.
 */
export function ofProcess<T extends object>(name: string, make: () => T): () => T {
  return () => {
    const before = made.get(name);
    if (before) return before as T;
    const now = make();
    made.set(name, now);
    return now;
  };
}
