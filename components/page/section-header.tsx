import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

/** A section's title, with an optional link to the whole of it. */
export function SectionHeader({
  id,
  title,
  subtitle,
  link,
}: {
  id?: string;
  title: ReactNode;
  subtitle?: ReactNode;
  link?: { href: string; label: string };
}) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
      <div>
        <h2 id={id} className="text-xl sm:text-2xl">
          {title}
        </h2>
        {subtitle && <p className="mt-1 text-muted">{subtitle}</p>}
      </div>
      {link && (
        <Link
          href={link.href}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-badge font-semibold text-majorelle hover:underline"
        >
          {link.label}
          <Icon name="arrow-right" size={18} />
        </Link>
      )}
    </div>
  );
}
