'use client';
import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const minute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

function everyMinute(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        tell();
        wait();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  wait();
  // A phone that slept has missed some.
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}

/** The current minute, followed as it passes; null in HTML, which may be kept for longer. */
export function useNow(): Date | null {
  const now = useSyncExternalStore(everyMinute, minute, () => null);
  return now === null ? null : new Date(now);
}
