'use client';
import { type RefObject, useEffect, useRef } from 'react';

/** Calls `reach` when the end of what scrolls in `box` comes near, as long as `on`. */
export function useNear(
  end: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  on: boolean,
  reach: () => void,
): void {
  const latest = useRef(reach);
  latest.current = reach;
  useEffect(() => {
    const [element, root] = [end.current, box.current];
    if (!on || !element || !root) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && latest.current(),
      { root, rootMargin: '600px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [end, box, on]);
}
