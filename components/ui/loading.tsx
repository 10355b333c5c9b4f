import type { ReactNode } from 'react';
import { useWords } from '#words';

/** Wraps skeletons and says once that the content is coming. */
export function Loading({
  label,
  className,
  children,
}: {
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  const words = useWords('ui/signes');
  return (
    <div aria-busy="true" className={className}>
      <p role="status" className="sr-only">
        {label ?? words('chargement')}
      </p>
      {children}
    </div>
  );
}
