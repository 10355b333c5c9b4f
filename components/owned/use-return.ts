'use client';
import { useEffect, useRef } from 'react';
import { allStyles } from '@/components/ui/all-styles';
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
  const latest = useRef(refresh);
  latest.current = refresh;
  useEffect(() => {
    if (!isOwner) return;
    const again = () => latest.current();
    if (!looked && wasReturnedTo()) void allStyles().then(again, again);
    looked = true;
    const show = ({ persisted }: PageTransitionEvent) => persisted && latest.current();
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, [isOwner]);
}
