import type { ReactNode } from 'react';
import { useWords } from '#words';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';

/** A thing of one's own in the profile: what it is, its state, what can be done with it. */
export function OwnItem({
  titleId,
  title,
  href,
  hidden,
  badges,
  edge,
  facts,
  actions,
  children,
}: {
  titleId: string;
  title: ReactNode;
  href: string;
  hidden: boolean;
  badges?: ReactNode;
  /** Stands on the card's edge. */
  edge?: ReactNode;
  facts: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
}) {
  const words = useWords('profil/page');
  // A hidden thing's page is a 404 until its owner's browser fills it: not to be fetched ahead.
  const Title = hidden ? 'a' : Link;
  return (
    <Card as="li" padded={false} className="relative py-3 pe-3 ps-4 sm:ps-6">
      {edge}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="min-w-0 grow basis-64 py-1">
          <h3 id={titleId} dir="auto" className="text-lg leading-snug">
            <Title href={href} className="rounded-badge transition-colors hover:text-majorelle">
              {title}
            </Title>
          </h3>
          <p className="mt-0.5 text-muted text-sm">{facts}</p>
        </div>
        <div className="flex flex-wrap gap-1.5">
          {hidden && <Badge tone="saffron">{words('masque')}</Badge>}
          {badges}
        </div>
        <div className="-me-1 ms-auto">{actions}</div>
      </div>
      {children}
    </Card>
  );
}
