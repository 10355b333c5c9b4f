'use client';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time, as the server had it when it wrote the page, then each minute's: « Aujourd’hui » ends at midnight. */
export function useNow(written: string): string {
  const [now, setNow] = useState(written);
  useEffect(() => {
    const tick = () => setNow(new Date().toISOString());
    tick();
    const timer = setInterval(tick, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
