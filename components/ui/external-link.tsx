import type { ReactNode } from 'react';
import { useWords } from '#words';
import { cx } from './cx';
import { Icon } from './icon';

/** A link that users gave: opens in a new tab, says so, and vouches for nothing. */
export function ExternalLink({
  href,
  className,
  describedBy,
  children,
}: {
  href: string;
  className?: string;
  describedBy?: string;
  children: ReactNode;
}) {
  const words = useWords('ui/signes');
  return (
    <a
      href={href}
      target="_blank"
      rel="nofollow ugc noopener noreferrer"
      aria-describedby={describedBy}
      className={cx(
        'inline-flex items-center gap-1.5 rounded-badge font-semibold text-majorelle hover:underline',
        className,
      )}
    >
      {children}
      <Icon name="external" size={16} />
      <span className="sr-only">{words('nouvelOnglet')}</span>
    </a>
  );
}
