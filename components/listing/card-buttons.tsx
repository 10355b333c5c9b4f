import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { LinkButton } from '@/components/ui/link-button';

/**
 * The last line of a card in a list: on the left what its reader may do (`children`), on the right the way to the thing. The
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
    <div
      className={cx(
        'grid w-full grid-cols-[minmax(8.25rem,1fr)_minmax(max-content,1fr)] items-center gap-2',
        inLine && '@md:ml-auto @md:w-auto @md:grid-cols-[8.25rem_auto]',
      )}
    >
      <div className={cx('[&>button]:w-full', inLine && '@md:justify-self-end @md:[&>button]:w-auto')}>
        {children}
      </div>
      <LinkButton size="small" href={href} aria-describedby={titleId}>
        {label}
      </LinkButton>
    </div>
  );
}
