import { cx } from './cx';

/** How many things wait, in a dot beside what leads to them; the words for readers stand there. */
export function Count({ value, className }: { value: number; className?: string }) {
  return (
    <span
      className={cx(
        'inline-flex min-h-5 min-w-5 items-center justify-center rounded-full bg-saffron px-1.5 font-semibold text-[0.75rem] text-on-saffron tabular-nums leading-none',
        className,
      )}
    >
      {value > 99 ? '99+' : value}
    </span>
  );
}
