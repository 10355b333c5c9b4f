import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx';

/** A native checkbox or radio in our drawing, its label beside it; the whole line of 44 px is the target. */
export function CheckBox({
  label,
  kind = 'checkbox',
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; kind?: 'checkbox' | 'radio' }) {
  return (
    <label className={cx('flex min-h-11 items-start gap-3 py-2.5', className)}>
      <span className="relative mt-px inline-flex shrink-0">
        <input
          {...input}
          type={kind}
          className={cx(
            'peer size-[22px] appearance-none border-2 border-field bg-surface transition-colors checked:border-majorelle checked:bg-majorelle aria-invalid:border-clay disabled:opacity-55',
            kind === 'radio' ? 'rounded-full' : 'rounded-[6px]',
          )}
        />
        <svg
          aria-hidden="true"
          viewBox="0 0 22 22"
          className="pointer-events-none absolute inset-0 size-[22px] text-on-majorelle opacity-0 peer-checked:opacity-100"
        >
          {kind === 'radio' ? (
            <circle cx="11" cy="11" r="4" fill="currentColor" />
          ) : (
            <path
              d="m6 11.5 3.3 3.3L16 8"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.4"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          )}
        </svg>
      </span>
      <span className="min-w-0">{label}</span>
    </label>
  );
}
