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

const remembered = new Map<string, { until: number; value: Promise<unknown> }>();

/**
 * Reads at most once in so many seconds per process; for figures that may be a little old and cost more than a page,
 * never for kilograms or money. A failed read is forgotten at once.
 */
export function remember<T>(key: string, seconds: number, read: () => Promise<T>): Promise<T> {
  const known = remembered.get(key);
  if (known && known.until > Date.now()) return known.value as Promise<T>;
  const value = read();
  remembered.set(key, { until: Date.now() + seconds * 1000, value });
  value.catch(() => remembered.delete(key));
  return value;
}
