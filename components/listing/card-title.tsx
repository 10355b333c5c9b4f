import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';

/** A card's title, which leads to the thing. */
export function CardTitle({
  id,
  href,
  level: Heading = 'h2',
  children,
}: {
  id: string;
  href: string;
  level?: 'h2' | 'h3';
  children: ReactNode;
}) {
  return (
    <Heading id={id} dir="auto" className="mt-3 text-lg leading-snug">
      <Link href={href} className="rounded-badge transition-colors hover:text-majorelle">
        {children}
      </Link>
    </Heading>
  );
}
