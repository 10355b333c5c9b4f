import type { CSSProperties } from 'react';
import { cx } from './cx';

/** Each is drawn in app/icons.css. */
export type IconName =
  | 'arrow-left'
  | 'arrow-right'
  | 'chevron-down'
  | 'chevron-right'
  | 'menu'
  | 'block'
  | 'close'
  | 'check'
  | 'camera'
  | 'plus'
  | 'minus'
  | 'search'
  | 'sliders'
  | 'flag'
  | 'message'
  | 'send'
  | 'more'
  | 'bell'
  | 'phone'
  | 'mail'
  | 'box'
  | 'user'
  | 'eye'
  | 'eye-off'
  | 'pin'
  | 'calendar'
  | 'external'
  | 'clock'
  | 'edit'
  | 'trash'
  | 'info'
  | 'alert'
  | 'bag'
  | 'card'
  | 'settings'
  | 'split'
  | 'lock'
  | 'key'
  | 'mobile'
  | 'computer'
  | 'share'
  | 'copy'
  | 'logout';

const USUAL_SIZE = 20;

/** A stroke drawing, always beside words or in a control that has a name of its own. */
export function Icon({
  name,
  size = USUAL_SIZE,
  className,
}: {
  name: IconName;
  size?: number;
  className?: string;
}) {
  return (
    <i
      aria-hidden="true"
      className={cx('icon', `icon-${name}`, className)}
      style={size === USUAL_SIZE ? undefined : ({ '--size': `${size}px` } as CSSProperties)}
    />
  );
}
