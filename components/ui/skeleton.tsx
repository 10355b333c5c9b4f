import { cx } from './cx';

/** A calm block in the shape of what is coming; size it by classes. Put the set in a `Loading`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={cx('animate-breathe rounded-badge bg-line motion-reduce:animate-none', className)}
    />
  );
}
