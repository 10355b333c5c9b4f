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
    <Heading id={id} dir="auto" className="card-name">
      <Link href={href}>{children}</Link>
    </Heading>
  );
}
