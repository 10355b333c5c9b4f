'use client';
import { useEffect } from 'react';
import { useRefresh } from './use-refresh';

/** Of a document that « back » or « forward » brought, once. */
let looked = false;

const wasReturnedTo = () => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
};

/**
 * On the way back browsers show a page as it was, and ask nobody whether it still is so: its owner, whose buttons stand on it,
 * is shown it as it is now.
 */
export function useReturn(isOwner: boolean): void {
  const refresh = useRefresh();
  useEffect(() => {
    if (!isOwner) return;
    if (!looked && wasReturnedTo()) refresh();
    looked = true;
    const show = ({ persisted }: PageTransitionEvent) => persisted && refresh();
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  });
}
