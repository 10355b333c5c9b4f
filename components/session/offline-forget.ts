import { KEPT_NAMES } from '@/lib/core/kept-names';

/** Where that person's things are kept in this browser. */
export const offlineCache = (userId: string) => `${KEPT_NAMES.offline}${userId}`;

/** Ends what is kept here to be read without a network; of one person's, where they are named, nothing. */
export async function forgetOffline(but?: string): Promise<void> {
  try {
    const names = await caches.keys();
    const others = names.filter(
      (name) => name.startsWith(KEPT_NAMES.offline) && (!but || name !== offlineCache(but)),
    );
    await Promise.all(others.map((name) => caches.delete(name)));
  } catch {
    // Where browsers keep nothing there is nothing to end.
  }
}
