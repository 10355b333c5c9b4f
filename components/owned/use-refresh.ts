'use client';
import { useRouter } from 'next/navigation';
import { createContext, useContext } from 'react';
import { drawWhole } from '@/components/ui/draw-whole';
import { announceChange } from './changes';

/** Whether the page answered 404, its thing being hidden: it has nothing to read again, and asked to, the router loads it anew. */
export const MissingPage = createContext(false);

/** What was changed is read again: by the page, and by the islands that show something of the signed-in person's. */
export function useRefresh(): () => void {
  const router = useRouter();
  const missing = useContext(MissingPage);
  return () => {
    announceChange();
    // Its elements are others then: with those above of guessed heights the page would move under the reader (app/parts.css).
    drawWhole();
    if (!missing) router.refresh();
  };
}
