import type { ReactNode } from 'react';
import { cx } from './cx';

const TONES = {
  majorelle: 'bg-majorelle-tint text-majorelle',
  saffron: 'bg-saffron-tint text-saffron-text',
  clay: 'bg-clay-tint text-clay',
  palm: 'bg-palm-tint text-palm',
  teal: 'bg-teal-tint text-teal',
  neutral: 'border border-line text-muted',
};

export type Tone = keyof typeof TONES;

export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'inline-flex min-h-[26px] shrink-0 items-center gap-1 whitespace-nowrap rounded-badge px-2 font-semibold text-xs leading-none',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
