'use client';
import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

/** Tells the islands of this page that something of the signed-in person's was changed. */
export function announceChange(): void {
  count += 1;
  for (const listener of listeners) listener();
}

/** How many changes there were since the page was loaded: a reason to read again. */
export function useChanges(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => count,
    () => 0,
  );
}
