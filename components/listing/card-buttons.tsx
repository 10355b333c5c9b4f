import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { LinkButton } from '@/components/ui/link-button';

/**
 * The last line of a card in a list: on the left what its reader may do (`children`, one element), on the right the way to the thing. The
 * left place is as wide as an owner's three buttons for everybody, so that nothing moves when it becomes known who reads.
 */
export function CardButtons({
  href,
  label,
  titleId,
  inLine,
  children,
}: {
  href: string;
  label: string;
  /** The card's title, which the link's name leaves out. */
  titleId: string;
  /** On a wide card they stand at the end of a line that holds more. */
  inLine?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={cx('card-buttons', inLine && 'in-line')}>
      {children}
      <LinkButton size="small" href={href} aria-describedby={titleId}>
        {label}
      </LinkButton>
    </div>
  );
}
