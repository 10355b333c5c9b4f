'use client';
import { startTransition, useEffect, useState } from 'react';

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

/**
 * The current minute, followed as it passes; null in HTML, which may be kept for longer. As a transition: a zone's clock is dear
 * to ask for the first time, and a list has many, among which the browser gets to do other things.
 */
export function useNow(): Date | null {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tell = () => startTransition(() => setNow(minute()));
    tell();
    return everyMinute(tell);
  }, []);
  return now === undefined ? null : new Date(now);
}
