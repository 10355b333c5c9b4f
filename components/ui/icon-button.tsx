import type { ComponentProps } from 'react';
import { cx } from './cx';
import { Icon, type IconName } from './icon';

/** A square button of 44 px that shows a drawing; `label` is its name and its tooltip. */
export function IconButton({
  icon,
  label,
  tone,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & { icon: IconName; label: string; tone?: 'danger' }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={cx(
        'inline-flex size-11 items-center justify-center rounded-control transition-colors disabled:opacity-55',
        tone === 'danger' ? 'text-clay hover:bg-clay-tint' : 'text-muted hover:bg-hover hover:text-ink',
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  );
}
