import type { HTMLAttributes } from 'react';
import { cx } from './cx';

type Element = 'div' | 'article' | 'section' | 'li' | 'aside';

/** A surface with a border. `interactive` lifts the border when it is a way to somewhere. */
export function Card({
  as: Tag = 'div',
  interactive,
  padded = true,
  className,
  children,
  ...rest
}: HTMLAttributes<HTMLElement> & { as?: Element; interactive?: boolean; padded?: boolean }) {
  return (
    <Tag
      {...rest}
      className={cx(
        'rounded-card border border-line bg-surface',
        padded && 'p-4 sm:p-6',
        interactive && 'transition-colors hover:border-field',
        className,
      )}
    >
      {children}
    </Tag>
  );
}
