import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { RouteDrawing } from './route-drawing';

/** Nothing here yet: a drawing, one sentence, one action. */
export function EmptyState({
  title,
  children,
  action,
  headingLevel: Heading = 'p',
  className,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3' | 'p';
  className?: string;
}) {
  return (
    <div className={cx('flex flex-col items-center gap-3 px-4 py-14 text-center', className)}>
      <RouteDrawing />
      <Heading className="mt-2 font-bold font-display text-xl tracking-[-0.015em]">{title}</Heading>
      {children && <div className="max-w-md text-balance text-muted">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
