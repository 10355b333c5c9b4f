import type { ReactNode } from 'react';

/** Wraps skeletons and says once that the content is coming. */
export function Loading({
  label = 'Chargement...',
  className,
  children,
}: {
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div aria-busy="true" className={className}>
      <p role="status" className="sr-only">
        {label}
      </p>
      {children}
    </div>
  );
}
