import { cx } from './cx';

/** The box of every text-like control. */
export function fieldClass(extra?: string): string {
  return cx(
    'block min-h-12 w-full rounded-control border border-field bg-surface px-3.5 text-base text-ink transition-[border-color,box-shadow]',
    'hover:border-muted focus-visible:border-majorelle focus-visible:outline-2 focus-visible:outline-majorelle focus-visible:outline-offset-0',
    'aria-invalid:border-clay aria-invalid:focus-visible:outline-clay',
    'disabled:cursor-not-allowed disabled:bg-hover disabled:text-muted [&[readonly]]:bg-hover',
    extra,
  );
}
