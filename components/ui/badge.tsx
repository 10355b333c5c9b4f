import type { ReactNode } from 'react';
import { cx } from './cx';

export type Tone = 'majorelle' | 'saffron' | 'clay' | 'palm' | 'teal' | 'neutral';

export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) {
  return <span className={cx('badge', `badge-${tone}`, className)}>{children}</span>;
}
