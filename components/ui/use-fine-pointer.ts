'use client';
import { useSyncExternalStore } from 'react';

const QUERY = '(pointer: fine)';

function subscribe(listen: () => void): () => void {
  const media = matchMedia(QUERY);
  media.addEventListener('change', listen);
  return () => media.removeEventListener('change', listen);
}

/** Whether a mouse or the like points here: a phone's own pickers are better than ours. False in the server's HTML. */
export function useFinePointer(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  );
}
