'use client';
import { useParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { readOwnItems } from './own-items';
import { useMe } from './session';

/** The hidden thing that this page (`…/[id]`) is about, for its owner: everybody else finds nothing here. */
export function useOwnHidden<T extends { _id: string; isVisible: boolean }>(
  kind: Parameters<typeof readOwnItems>[0],
): T | undefined {
  const me = useMe();
  const { id } = useParams<{ id: string }>();
  const userId = me.state === 'user' ? me.user._id : null;
  const [own, setOwn] = useState<T>();

  useEffect(() => {
    if (!userId) return;
    const away = new AbortController();
    readOwnItems<T>(kind, userId, away.signal).then(
      (items) => setOwn(items.find((item) => item._id === id && !item.isVisible)),
      () => {},
    );
    return () => away.abort();
  }, [kind, userId, id]);

  return own;
}
