// A server component's useId repeats itself from one navigation to the next: ids must be the browser's.
'use client';
import { useId } from 'react';
import { cx } from './cx';

const TONES = {
  palm: 'fill-route-free',
  saffron: 'fill-route-low',
  clay: 'fill-route-last',
  majorelle: 'fill-majorelle',
};

/**
 * How full something is: hatched ink for what is taken, colour for the rest. `taken` is a share from 0 to 1.
 * Drawn with SVG attributes, so no style attribute is needed. `label` says it in words.
 */
export function ProgressBar({
  taken,
  tone = 'palm',
  label,
  className,
}: {
  taken: number;
  tone?: keyof typeof TONES;
  label: string;
  className?: string;
}) {
  const id = useId();
  const width = `${Math.round(Math.max(0, Math.min(1, taken)) * 1000) / 10}%`;
  return (
    <svg
      role="img"
      aria-label={label}
      width="100%"
      height="10"
      className={cx('block overflow-hidden rounded-full', className)}
    >
      <defs>
        <pattern id={id} width="6" height="10" patternUnits="userSpaceOnUse" patternTransform="skewX(-24)">
          <rect width="6" height="10" className="fill-ink" opacity="0.82" />
          <rect width="1.6" height="10" className="fill-surface" opacity="0.3" />
        </pattern>
      </defs>
      <rect width="100%" height="10" className={TONES[tone]} />
      <rect width={width} height="10" fill={`url(#${id})`} />
    </svg>
  );
}
