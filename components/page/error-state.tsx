import type { ReactNode } from 'react';
import { RouteDrawing } from './route-drawing';

/** Something failed: what happened, and the way out. */
export function ErrorState({
  title,
  children,
  action,
  headingLevel: Heading = 'h2',
}: {
  title: string;
  children?: ReactNode;
  action: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3';
}) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-14 text-center">
      <RouteDrawing broken />
      <Heading className="mt-2 font-bold font-display text-2xl">{title}</Heading>
      {children && <div className="max-w-md text-muted">{children}</div>}
      <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>
    </div>
  );
}
