import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';

/** Terms and values side by side, as a description list. */
export function Facts({ className, children }: { className?: string; children: ReactNode }) {
  return <dl className={cx('flex flex-wrap gap-x-8 gap-y-3', className)}>{children}</dl>;
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{term}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

/** What a person wrote, in the direction of their script and with their line ends. */
export function Written({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <p className="text-muted text-sm">{label}</p>
      <p dir="auto" className="whitespace-pre-line">
        {children}
      </p>
    </div>
  );
}
