'use client';
import { useParams } from 'next/navigation';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useMe } from '@/components/session/me';
import { useChanges } from './changes';
import { findOwnItem, type OwnList } from './own-items';
import { MissingPage } from './use-refresh';

/** The hidden thing that this page (`…/[id]`) is about, for its owner; `missing` for everybody else. */
export function OwnHidden<T extends { _id: string; isVisible: boolean }>({
  list,
  missing,
  children,
}: {
  /** Always the same function. */
  list: OwnList<T>;
  missing: ReactNode;
  children: (own: T) => ReactNode;
}) {
  const me = useMe();
  const { id } = useParams<{ id: string }>();
  const userId = me.state === 'user' ? me.user._id : null;
  const changes = useChanges();
  const [own, setOwn] = useState<T>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change elsewhere on the page is a reason to read again.
  useEffect(() => {
    if (!userId) return;
    const away = new AbortController();
    findOwnItem(list, userId, id, away.signal).then(
      (item) => setOwn(item && !item.isVisible ? item : undefined),
      () => {},
    );
    return () => away.abort();
  }, [list, userId, id, changes]);

  if (!own) return missing;
  // What was there stays until the scripts of the other are there.
  return (
    <Suspense fallback={missing}>
      <MissingPage value={true}>{children(own)}</MissingPage>
    </Suspense>
  );
}
