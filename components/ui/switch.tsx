import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx';

/** A native checkbox drawn as a switch, its words before it; the whole line is the target. */
export function Switch({
  label,
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }) {
  return (
    <label className={cx('flex min-h-12 items-center justify-between gap-4 py-2.5', className)}>
      <span className="min-w-0">{label}</span>
      <span className="relative inline-flex shrink-0">
        <input
          {...input}
          type="checkbox"
          className="peer h-7 w-12 appearance-none rounded-full border-2 border-field bg-surface transition-colors checked:border-majorelle checked:bg-majorelle disabled:opacity-55"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 start-1.5 size-4 -translate-y-1/2 rounded-full bg-field transition-transform peer-checked:translate-x-5 rtl:peer-checked:-translate-x-5 peer-checked:bg-on-majorelle"
        />
      </span>
    </label>
  );
}
