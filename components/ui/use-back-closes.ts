'use client';
import { useEffect, useId, useRef } from 'react';

/**
 * Lets « back » close what is open instead of leaving the page: an entry of its own stands in the history meanwhile.
 * `onBack` closes or asks first; when it asks (`stays` is true), the entry is put back.
 * The function it returns takes the entry away again after a closing by hand; a closing that leads to another page needs none.
 */
export function useBackCloses(open: boolean, stays: boolean, onBack: () => void): () => void {
  const id = useId();
  const latest = useRef({ stays, onBack });
  latest.current = { stays, onBack };

  useEffect(() => {
    if (!open) return;
    const stand = () => {
      if (window.history.state?.layer !== id) window.history.pushState({ layer: id }, '');
    };
    const back = () => {
      if (window.history.state?.layer === id) return;
      if (latest.current.stays) stand();
      latest.current.onBack();
    };
    stand();
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, [open, id]);

  return () => {
    if (window.history.state?.layer === id) window.history.back();
  };
}
