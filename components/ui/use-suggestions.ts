'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Suggestion, SuggestionSource } from './combobox';

const PAUSE_MS = 120;

/** Asks the source after a short pause in typing; an older answer never overwrites a newer question. */
export function useSuggestions(source: SuggestionSource, minLength: number) {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const running = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const cancel = useCallback(() => {
    clearTimeout(timer.current);
    running.current?.abort();
  }, []);
  useEffect(() => cancel, [cancel]);

  const ask = useCallback(
    (text: string) => {
      cancel();
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
    [source, minLength, cancel],
  );

  return { suggestions, ask };
}
