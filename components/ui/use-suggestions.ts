'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Suggestion, SuggestionSource } from './combobox';

const PAUSE_MS = 120;

/** Asks the source after a short pause in typing; an older answer never overwrites a newer question. */
export function useSuggestions(source: SuggestionSource, minLength: number) {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const running = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    running.current?.abort();
  }, []);
  useEffect(() => stop, [stop]);

  const ask = useCallback(
    (text: string) => {
      stop();
      const query = text.trim();
      if (query.length < minLength) {
        setSuggestions([]);
        return;
      }
      timer.current = setTimeout(() => {
        const controller = new AbortController();
        running.current = controller;
        source(query, controller.signal).then(
          (found) => {
            if (!controller.signal.aborted) setSuggestions(found);
          },
          () => {
            if (!controller.signal.aborted) setSuggestions([]);
          },
        );
      }, PAUSE_MS);
    },
    [source, minLength, stop],
  );

  return { suggestions, ask };
}
