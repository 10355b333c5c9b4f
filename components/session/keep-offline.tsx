'use client';
import { useEffect } from 'react';
import { useMe } from './me';
import type { OfflineKind, OfflineThing } from './offline';

/** Keeps what a signed-in person sees here, to be read without a network. */
export function KeepOffline({
  kind,
  things,
  whole = false,
}: {
  kind: OfflineKind;
  things: OfflineThing[];
  whole?: boolean;
}) {
  const me = useMe();
  const userId = me.state === 'user' ? me.user._id : null;
  const text = JSON.stringify(things);
  useEffect(() => {
    if (!userId) return;
    // A browser that keeps nothing shows the page all the same.
    import('./offline')
      .then(({ keepOffline }) => keepOffline(userId, kind, JSON.parse(text), whole))
      .catch(() => {});
  }, [userId, kind, text, whole]);
  return null;
}
