import type { ReactNode, Ref } from 'react';
import { cx } from './cx';
import { Icon, type IconName } from './icon';

const TONES: Record<string, [string, IconName]> = {
  info: ['bg-majorelle-tint text-ink [&>.icon]:text-majorelle', 'info'],
  success: ['bg-palm-tint text-ink [&>.icon]:text-palm', 'check'],
  warning: ['bg-saffron-tint text-ink [&>.icon]:text-saffron-text', 'alert'],
  error: ['bg-clay-tint text-ink [&>.icon]:text-clay', 'alert'],
};

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

/** A banner in the flow of the page. `live` reads it out when it appears. */
export function Notice({
  tone = 'info',
  title,
  live,
  ref,
  className,
  children,
}: {
  tone?: NoticeTone;
  title?: string;
  live?: boolean;
  ref?: Ref<HTMLDivElement>;
  className?: string;
  children?: ReactNode;
}) {
  const [looks, icon] = TONES[tone] ?? ['', 'info'];
  return (
    <div
      ref={ref}
      tabIndex={live ? -1 : undefined}
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
      className={cx('flex gap-3 rounded-control p-4', looks, className)}
    >
      <Icon name={icon} className="mt-0.5" />
      <div className="min-w-0 flex-1 space-y-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
