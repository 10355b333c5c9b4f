'use client';
import dynamic from 'next/dynamic';
import { useParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { TransportMissing } from '@/components/transports/transport-missing';
import { readOwnItems } from '@/components/ui/own-items';
import { useMe } from '@/components/ui/session';
import type { TransportView } from '@/lib/transports/queries/view';

// Everybody who reads a trip loads this file, its owner alone the rest.
const HiddenTrip = dynamic(() => import('./hidden-trip').then((module) => module.HiddenTrip), { ssr: false });

/** What stands in place of a trip that nobody may see; its owner sees it all the same. */
export function MissingTrip() {
  const me = useMe();
  const { id } = useParams<{ id: string }>();
  const userId = me.state === 'user' ? me.user._id : null;
  const [own, setOwn] = useState<TransportView>();

  useEffect(() => {
    if (!userId) return;
    const away = new AbortController();
    readOwnItems<TransportView>('transports', userId, away.signal).then(
      (transports) => setOwn(transports.find((transport) => transport._id === id && !transport.isVisible)),
      () => {},
    );
    return () => away.abort();
  }, [userId, id]);

  return own ? <HiddenTrip transport={own} /> : <TransportMissing />;
}
