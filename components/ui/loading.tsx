import type { ReactNode } from 'react';

/** Wraps skeletons and says once that the content is coming. */
export function Loading({ label = 'Chargement...', children }: { label?: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {label}
      </p>
      {children}
    </div>
  );
}
