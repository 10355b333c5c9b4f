import type { MouseEventHandler, ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

/** The way back to the list. */
export function BackLink({
  href,
  className,
  onClick,
  children,
}: {
  href: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Link
      href={href}
      onClick={onClick}
      className={cx(
        '-ms-2 inline-flex min-h-11 items-center gap-2 rounded-badge px-2 font-medium text-muted hover:text-ink',
        className,
      )}
    >
      <Icon name="arrow-left" size={18} />
      {children}
    </Link>
  );
}
