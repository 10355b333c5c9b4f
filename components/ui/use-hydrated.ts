'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML, true once scripts run: what needs scripts waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
