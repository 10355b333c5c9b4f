'use client';
import { useEffect, useState } from 'react';
import { nameCity } from './city-source';

const PAUSE_MS = 300;

/** The country of the city that a text names; `unknown` when no city is named so, null while it is not told. */
export function useNamedCity(text: string): { country: string } | 'unknown' | null {
  const [told, setTold] = useState<{ text: string; country: string | undefined }>();

  useEffect(() => {
    if (text.trim() === '') return;
    const control = new AbortController();
    const timer = setTimeout(() => {
      nameCity(text, control.signal).then(
        (city) => {
          if (!control.signal.aborted && city !== undefined) setTold({ text, country: city?.countryName });
        },
        () => {},
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [text]);

  if (told?.text !== text || text.trim() === '') return null;
  return told.country === undefined ? 'unknown' : { country: told.country };
}
