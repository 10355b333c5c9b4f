'use client';
import { useParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { findOwnItem, type OwnKind } from './own-items';
import { useMe } from './session';

/** The hidden thing that this page (`…/[id]`) is about, for its owner: everybody else finds nothing here. */
export function useOwnHidden<T extends { _id: string; isVisible: boolean }>(kind: OwnKind): T | undefined {
  const me = useMe();
  const { id } = useParams<{ id: string }>();
  const userId = me.state === 'user' ? me.user._id : null;
  const [own, setOwn] = useState<T>();

  useEffect(() => {
    if (!userId) return;
    const away = new AbortController();
    findOwnItem<T>(kind, userId, id, away.signal).then(
      (item) => setOwn(item && !item.isVisible ? item : undefined),
      () => {},
    );
    return () => away.abort();
  }, [kind, userId, id]);

  return own;
}
