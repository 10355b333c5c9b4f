import { notFound } from 'next/navigation';
import { type ReactNode, Suspense } from 'react';
import { tellMissing } from '@/lib/core/http/missing.mjs';

function Signal(): null {
  tellMissing();
  notFound();
}

/**
 * What a kept page returns for a thing that is not there: status 404 and these words in the HTML. `notFound()` alone leaves
 * an empty body for the browser to fill; thrown inside a boundary it keeps what stands around it, and sets the status of a
 * prerender, while our server is told of it (`tellMissing`). Put the same words in the segment's `not-found.tsx`, for after
 * hydration.
 */
export function Missing({ children }: { children: ReactNode }) {
  // The development server prerenders nothing: there only the bare signal sets the status.
  if (process.env.NODE_ENV === 'development') notFound();
  return (
    <Suspense fallback={children}>
      <Signal />
    </Suspense>
  );
}
