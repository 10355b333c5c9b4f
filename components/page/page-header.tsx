import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';

/** A page's title, its sentence and its actions; the panel of `Filters` opens under it. */
export function PageHeader({
  title,
  subtitle,
  actions,
  className,
}: {
  title: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
  className?: string;
}) {
  return (
    <div
      className={cx(
        'relative z-10 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-8 pb-6',
        className,
      )}
    >
      <div className="min-w-0">
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        {subtitle && <p className="mt-1.5 text-muted">{subtitle}</p>}
      </div>
      {actions && (
        <div className="flex w-full flex-wrap gap-3 sm:w-auto [&>*]:grow sm:[&>*]:grow-0">{actions}</div>
      )}
    </div>
  );
}
