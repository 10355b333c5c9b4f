'use client';
import { useEffect } from 'react';
import { useMe } from './me';
import type { OfflineKind, OfflineThing } from './offline';

/**
 * Keeps what a signed-in person sees here, to be read without a network. `ownerId`: whose it is, where it is not everybody's. A
 * tab may show one person's page when it hears that another has signed in beside it.
 */
export function KeepOffline({
  kind,
  things,
  whole = false,
  ownerId,
}: {
  kind: OfflineKind;
  things: OfflineThing[];
  whole?: boolean;
  ownerId?: string;
}) {
  const me = useMe();
  const userId = me.state === 'user' ? me.user._id : null;
  const text = JSON.stringify(things);
  useEffect(() => {
    if (!userId) return;
    // A browser that keeps nothing shows the page all the same.
    import('./offline')
      .then(({ keepOffline }) => keepOffline(userId, kind, JSON.parse(text), whole, ownerId))
      .catch(() => {});
  }, [userId, kind, text, whole, ownerId]);
  return null;
}
