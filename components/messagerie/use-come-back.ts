'use client';
import { useEffect, useEffectEvent } from 'react';

/** Calls `again` when the page is looked at again, and when there is a network again. */
export function useComeBack(again: () => void): void {
  const onBack = useEffectEvent(again);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'hidden') onBack();
    };
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
