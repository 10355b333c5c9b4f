// A server component's useId repeats itself from one navigation to the next: ids must be the browser's.
'use client';
import { useId } from 'react';
import { cx } from '@/components/ui/cx';

/** An eight-pointed star tile, at very low contrast, for a large calm area. Never behind text that must be read over it. */
export function Zellige({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="100%"
      className={cx('pointer-events-none text-ink opacity-[0.07]', className)}
    >
      <defs>
        <pattern id={id} width="72" height="72" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="currentColor" strokeWidth="1.2">
            <path d="M36 10l7.6 7.6H54.4V28.4L62 36l-7.6 7.6v10.8H43.6L36 62l-7.6-7.6H17.6V43.6L10 36l7.6-7.6V17.6h10.8Z" />
            <path d="M0 0l10 10-10 10M72 0 62 10l10 10M0 72l10-10L0 52M72 72 62 62l10-10M0 0l10 10L20 0M52 0l10 10L72 0M0 72l10-10 10 10M52 72l10-10 10 10" />
            <path d="M10 10l7.6 7.6M62 10l-7.6 7.6M10 62l7.6-7.6M62 62l-7.6-7.6M36 0v10M36 62v10M0 36h10M62 36h10" />
            <circle cx="36" cy="36" r="9" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
