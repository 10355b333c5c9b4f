'use client';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useAddresses, useWords } from '#words';
import { useMe } from '@/components/session/me';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { useChanges } from './changes';
import { type OwnList, readOwnItems } from './own-items';

type Item = { _id: string; isVisible: boolean };

/** The signed-in person's hidden things of a kind (`keep`: those of them that matter), so that they can be shown again. */
export function HiddenItems<T extends Item>({
  list,
  title,
  keep,
  children,
}: {
  /** Always the same function. */
  list: OwnList<T>;
  title: string;
  keep?: (item: T) => boolean;
  /** One thing; most often a `HiddenItem`. */
  children: (item: T) => ReactNode;
}) {
  const words = useWords('owned/actions');
  const me = useMe();
  const userId = me.state === 'user' ? me.user._id : null;
  const changes = useChanges();
  const [own, setOwn] = useState<T[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change elsewhere on the page is a reason to read again.
  useEffect(() => {
    if (!userId) return;
    const away = new AbortController();
    readOwnItems(list, userId, away.signal).then(setOwn, () => {});
    return () => away.abort();
  }, [list, userId, changes]);

  const hidden = own.filter((item) => !item.isVisible && (keep?.(item) ?? true));
  if (hidden.length === 0) return null;
  return (
    <details className="group mt-6 rounded-card border border-line bg-surface">
      <summary className="flex min-h-12 items-center gap-2 rounded-card px-4 font-semibold sm:px-6">
        {title} ({hidden.length})
        <span className="font-medium text-majorelle text-sm group-open:hidden">{words('afficher')}</span>
      </summary>
      <ul className="grid grid-cols-1 gap-3 px-4 pb-4 sm:px-6 sm:pb-6 md:grid-cols-2">
        {hidden.map(children)}
      </ul>
    </details>
  );
}

/** A hidden thing: what it is called, a line about it, its owner's buttons (given the name's id). */
export function HiddenItem({
  name,
  href,
  facts,
  actions,
}: {
  name: ReactNode;
  /** Its own page: a 404 until its owner's browser fills it, so neither fetched ahead nor in place. */
  href: string;
  facts: ReactNode;
  actions: (titleId: string) => ReactNode;
}) {
  const words = useWords('owned/actions');
  const inLangue = useAddresses();
  const titleId = useId();
  return (
    <Card as="li" padded={false} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 pe-2 ps-4">
      <div className="min-w-0 grow py-1">
        <p id={titleId} dir="auto" className="aligned font-bold font-display text-lg leading-snug">
          <a href={inLangue(href)} className="hover:text-majorelle">
            {name}
          </a>
        </p>
        <p className="text-muted text-sm">{facts}</p>
      </div>
      <Badge tone="saffron">{words('masque')}</Badge>
      {actions(titleId)}
    </Card>
  );
}
